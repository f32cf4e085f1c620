// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphfilter.h"
#include "models/routing/graph/replay.h"
#include "widgets/routing/graph/graphcanvas.h"
#include "widgets/routing/graph/graphhittest.h"
#include "widgets/routing/graph/graphsearch.h"
#include "widgets/routing/layout/graphlayouter.h"

namespace baton {

/// Draws a graph: nodes as cards, handoffs as edges between them. The layout is computed on a
/// thread; nodes keep their positions after small changes and get them back when an earlier graph
/// is shown again.
///
/// Nodes and edges are identified by their position in the graph; -1 is none. The selection is kept
/// by node ids when another graph is set.
class GraphView final : public GraphCanvas
{
    Q_OBJECT

public:
    explicit GraphView(QWidget *parent = nullptr);

    using Places = GraphLayouter::Places;

    void setGraph(const RoutingGraph &graph, Places places = Places::Kept);
    /// Like setGraph(), without a copy.
    void shareGraph(std::shared_ptr<const RoutingGraph> given, Places places = Places::Kept);
    [[nodiscard]] const RoutingGraph &graph() const;
    /// Shows the counts and verdicts of @p replay; nothing: those of the graph.
    void setReplay(const std::optional<ReplayState> &replay);

    [[nodiscard]] bool isLaidOut() const;
    [[nodiscard]] const GraphLayout &graphLayout() const;
    /// True when no better picture is being painted: large graphs are painted by a thread.
    [[nodiscard]] bool isSharp() const;
    /// The reason why nothing is drawn, as a sentence; empty if there is none.
    [[nodiscard]] QString message() const;

    [[nodiscard]] int selectedNode() const;
    [[nodiscard]] int selectedEdge() const;
    /// The area of @p node in the viewport.
    [[nodiscard]] QRect nodeRect(int node) const;
    [[nodiscard]] QPoint edgePoint(int edge) const; ///< middle of the edge's label
    /// The text of a node or an edge for tooltips and screen readers.
    [[nodiscard]] QString describe(int node, int edge) const;
    /// The part of the graph at @p place in the viewport.
    [[nodiscard]] GraphHit hitAt(QPoint place) const;
    [[nodiscard]] QRect frameHead(const QString &group) const;

    /// Highlights the nodes whose title, role or id contains @p text and shows the first; an empty
    /// text clears the search.
    /// @returns the number of matches.
    int find(const QString &text);

public Q_SLOTS:
    void selectNode(int node);
    void selectEdge(int edge);
    void clearSelection();
    void findNext();
    void findPrevious();
    void cancelLayout();

Q_SIGNALS:
    /// The selection changed, by the user or by a call.
    void nodeSelected(int node);
    void edgeSelected(int edge);
    void selectionCleared();
    /// Enter was pressed, or the node was double-clicked.
    void nodeActivated(int node);
    void edgeActivated(int edge);
    /// Draw the nodes of this group as one: the head of its frame was clicked, or Backspace was
    /// pressed on one of them.
    void collapseRequested(const QString &group);
    void laidOut(const baton::GraphLayout &layout);
    /// The layout failed; message() has the reason.
    void layoutFailed(const QString &reason);
    /// The user pressed / to search.
    void findRequested();
    /// The graph is too large, and the user chose the neighbourhood of @p node.
    void neighbourhoodRequested(int node);
    void groupingRequested(baton::GraphFilter::Grouping grouping);

protected:
    bool viewportEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool showsGraph() const;
    void takeLayout();
    void showNothing();
    void showReason(const QString &reason);
    void showProgress(int spent, int limit);
    void offerSmallerViews();
    void rebuild();
    void takeScene(const std::shared_ptr<const GraphScene> &scene);
    void tellSize(double whole);
    void select(const GraphSelection &selection);
    void walk(GraphSelection::Way way);
    void activate();
    void collapse();
    void setHovered(const GraphHit &hit);
    void showFound(int step);

    std::shared_ptr<const RoutingGraph> m_graph = std::make_shared<const RoutingGraph>();
    std::optional<ReplayState> m_replay;
    GraphLayouter m_layouter;
    GraphTask m_sceneTask;
    std::shared_ptr<const RoutingGraph> m_sceneGraph = m_graph; ///< graph shown by scene()
    QString m_message;
    GraphEmphasis m_emphasis;
    GraphSearch m_search;
};

} // namespace baton
