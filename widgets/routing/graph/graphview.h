// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"
#include "widgets/routing/graph/selectablegraph.h"
#include "widgets/routing/layout/graphlayouter.h"

namespace baton {

/// Lays out a graph on a thread and shows its progress; the base classes draw it. Nodes keep their
/// positions after small changes and get them back when an earlier graph
/// is shown again.
class GraphView final : public SelectableGraph
{
    Q_OBJECT

public:
    explicit GraphView(QWidget *parent = nullptr);

    using Places = GraphLayouter::Places;

    void setGraph(const RoutingGraph &graph, Places places = Places::Kept);
    /// Like setGraph(), without a copy.
    void shareGraph(std::shared_ptr<const RoutingGraph> given, Places places = Places::Kept);
    /// Shows the counts and verdicts of @p replay; nothing: those of the graph.
    void setReplay(const std::optional<ReplayState> &replay);

    [[nodiscard]] bool isLaidOut() const;
    [[nodiscard]] const GraphLayout &graphLayout() const;
    /// True if no better picture is being painted: large graphs are painted on a thread.
    [[nodiscard]] bool isSharp() const;
    /// The reason why nothing is drawn, as a sentence; empty if there is none.
    [[nodiscard]] QString message() const;

public Q_SLOTS:
    void cancelLayout();

Q_SIGNALS:
    void laidOut(const baton::GraphLayout &layout);
    /// The layout failed; message() has the reason.
    void layoutFailed(const QString &reason);
    /// The graph is too large, and the user chose the neighbourhood of @p node.
    void neighbourhoodRequested(int node);
    void groupingRequested(baton::GraphFilter::Grouping grouping);

protected:
    void changeEvent(QEvent *event) override;

private:
    void takeLayout();
    void showNothing();
    void showReason(const QString &reason);
    void showProgress(int spent, int limit);
    void offerSmallerViews();
    void rebuild();
    void takeScene(const std::shared_ptr<const GraphScene> &scene);
    void tellSize(double whole);

    GraphLayouter m_layouter;
    GraphTask m_sceneTask;
    QString m_message;
};

} // namespace baton
