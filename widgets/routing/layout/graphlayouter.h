// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/layout/layoutrunner.h"
#include "widgets/routing/layout/graphtask.h"
#include "widgets/routing/layout/layoutcache.h"

#include <QElapsedTimer>
#include <QTimer>

namespace baton {

/// The way from a graph to its layout, away from the UI thread. A layout that is still right is
/// taken again.
class GraphLayouter final : public QObject
{
    Q_OBJECT

public:
    /// The source of the nodes' places: the former places while little is new, or a layout of this
    /// graph alone, whatever was laid out before.
    enum class Places { Kept, Own };

    explicit GraphLayouter(QObject *parent = nullptr);

    /// Ends in laidOut(), which may come within the call, in emptied() or in failed().
    void start(std::shared_ptr<const RoutingGraph> graph, Places places);
    void cancel();

    /// The newest layout; of the graph before until the first of the new one is there.
    [[nodiscard]] const std::shared_ptr<const GraphLayout> &layout() const
    {
        return m_laidOut.layout;
    }
    [[nodiscard]] bool isLaidOut() const { return m_laidOut.graph != nullptr; }
    [[nodiscard]] bool isRunning() const { return m_runner.isRunning(); }
    /// True when layout() is that of the graph that was asked for last.
    [[nodiscard]] bool isCurrent() const { return isLaidOut() && m_laidOut.graph == m_graph; }

Q_SIGNALS:
    void laidOut();
    /// The graph has nothing to lay out.
    void emptied();
    /// The layout failed, so that there is at most a preview. @p reason is a sentence.
    void failed(const QString &reason);
    /// The layout goes on: @p spent of at most @p limit seconds; 0: the limit is not known.
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
