// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/layout/layoutrunner.h"
#include "widgets/routing/layout/graphtask.h"
#include "widgets/routing/layout/layoutcache.h"

#include <QElapsedTimer>
#include <QTimer>

namespace baton {

/// Lays out graphs on a thread. A layout that is still valid is used again.
class GraphLayouter final : public QObject
{
    Q_OBJECT

public:
    /// The positions of nodes: kept after small changes, or computed for this graph alone,
    /// independent of earlier layouts.
    enum class Places { Kept, Own };

    explicit GraphLayouter(QObject *parent = nullptr);

    /// Ends with laidOut(), which may be emitted within the call, emptied() or failed().
    void start(std::shared_ptr<const RoutingGraph> graph, Places places);
    void cancel();

    /// The newest layout; that of the previous graph until the first one of the new graph is ready.
    [[nodiscard]] const std::shared_ptr<const GraphLayout> &layout() const
    {
        return m_laidOut.layout;
    }
    [[nodiscard]] bool isLaidOut() const { return m_laidOut.graph != nullptr; }
    [[nodiscard]] bool isRunning() const { return m_runner.isRunning(); }
    /// True if layout() belongs to the graph that was requested last.
    [[nodiscard]] bool isCurrent() const { return isLaidOut() && m_laidOut.graph == m_graph; }

Q_SIGNALS:
    void laidOut();
    /// The graph is empty.
    void emptied();
    /// The layout failed; there is at most a preview. @p reason is a sentence.
    void failed(const QString &reason);
    /// Emitted while the layout is computed: @p spent of at most @p limit seconds; 0 if unknown.
    void progressed(int spent, int limit);

private:
    void take(const LayoutRequest &request, bool wasDone);
    void run();
    void take(const GraphLayout &layout);
    void fail(const QString &reason);
    void tellProgress();
    void stopProgress();

    std::shared_ptr<const RoutingGraph> m_graph = std::make_shared<const RoutingGraph>();
    Places m_places = Places::Kept;
    LayoutRequest m_request;
    LaidOutGraph m_laidOut;
    LayoutCache m_before; ///< earlier layouts of the same data
    GraphTask m_preparation;
    LayoutRunner m_runner;
    QTimer m_progressDelay;
    QTimer m_progressTick;
    QElapsedTimer m_sinceStart;
};

} // namespace baton
