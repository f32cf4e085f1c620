// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "widgets/routing/graph/graphcanvas.h"
#include "widgets/routing/graph/graphhittest.h"
#include "widgets/routing/graph/graphsearch.h"

namespace baton {

/// A graph on a canvas in which the user selects, walks and searches by mouse and keys.
///
/// Nodes and edges are identified by their position in the graph; -1 is none. The selection is kept
/// by node ids when another graph is set.
class SelectableGraph : public GraphCanvas
{
    Q_OBJECT

public:
    explicit SelectableGraph(QWidget *parent = nullptr);

    [[nodiscard]] const RoutingGraph &graph() const { return *m_graph; }
    [[nodiscard]] int selectedNode() const { return m_emphasis.selected.node; }
    [[nodiscard]] int selectedEdge() const { return m_emphasis.selected.edge; }
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
    /// The user pressed / to search.
    void findRequested();

protected:
    [[nodiscard]] const std::shared_ptr<const RoutingGraph> &sharedGraph() const { return m_graph; }
    [[nodiscard]] const std::optional<ReplayState> &replay() const { return m_replay; }
    /// False while the picture is still that of the previous graph.
    [[nodiscard]] bool showsGraph() const { return m_sceneGraph == m_graph; }
    /// Sets another graph, without a replay; its scene comes later.
    void changeGraph(std::shared_ptr<const RoutingGraph> graph);
    /// Returns false if @p replay is the present one.
    bool changeReplay(const std::optional<ReplayState> &replay);
    /// Shows @p scene of the graph. @p isSketch: another one will replace it.
    void showScene(const std::shared_ptr<const GraphScene> &scene, bool isSketch);
    /// Searches the graph for the text of the search before.
    void findAgain();

    bool viewportEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void select(const GraphSelection &selection);
    void walk(GraphSelection::Way way);
    void activate();
    void collapse();
    void setHovered(const GraphHit &hit);
    void showFound(int step);

    std::shared_ptr<const RoutingGraph> m_graph = std::make_shared<const RoutingGraph>();
    std::shared_ptr<const RoutingGraph> m_sceneGraph = m_graph; ///< graph shown by scene()
    std::optional<ReplayState> m_replay;
    GraphEmphasis m_emphasis;
    GraphSearch m_search;
};

} // namespace baton
