// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/routing/graph/replay.h"
#include "models/routing/graph/routinggraph.h"
#include "widgets/routing/scene/edgeshape.h"
#include "widgets/routing/scene/graphlabeltexts.h"
#include "widgets/routing/scene/linebreaking.h"

#include <QPainterPath>

#include <optional>

namespace baton {

/// A graph with positions: the shapes and texts to paint, created once and shared by the view, the
/// minimap and the exports. A value that threads may read.
class GraphScene
{
public:
    struct Node
    {
        QRectF rect;
        NameLines title;              ///< title in the card
        std::vector<NameLines> names; ///< the title on one, two and three lines, for small zooms
        QString role;
        QString counts;
        QString state; ///< status of a session or phase in words
        Status status = Status::None;
        Status verdict = Status::None; ///< verdict on a session's files, if it differs from status
        bool isHub = false;
        bool isIdle = false;   ///< no handoff was sent or received
        bool isBroken = false; ///< the protocol does not define the agent

        /// The status that needs most attention: the mark when zoomed out.
        [[nodiscard]] Status attention() const
        {
            return status == Status::Ok && verdict != Status::None ? verdict : status;
        }
    };
    struct Edge
    {
        QPolygonF line; ///< flattened line
        QPainterPath path;
        QPolygonF arrow;
        QPointF tip; ///< tip of the arrow
        EdgeShape shape;
        RoutingEdge::Kind kind = RoutingEdge::Kind::Handoff;
        QRectF bounds;  ///< bounding rectangle with the label
        QRectF label;   ///< label in the form that fits
        QRectF full;    ///< label with its full text
        QPointF anchor; ///< point on the line that the label belongs to
        LabelForm form = LabelForm::Full;
        graphwords::EdgeWords words;
        Role role = Role::Muted;
        double width = 1.5;
        bool isAhead = false;    ///< in a replay: no handoff has used the edge yet
        bool breaksRule = false; ///< a relation breaks a rule; handoffs show this by their verdict
        int from = -1;
        int to = -1;

        /// The centre of the label or, without one, of the line.
        [[nodiscard]] QPointF middle() const
        {
            return label.isEmpty() ? line.value(line.size() / 2) : label.center();
        }
    };
    /// A frame around the nodes of a group.
    struct Frame
    {
        QString group; ///< id of the group
        QString title;
        QRectF rect;
        QRectF head; ///< line with the title; a click collapses the group
    };
    GraphScene() = default;
    GraphScene(const RoutingGraph &graph, const GraphLayout &layout,
               const std::optional<ReplayState> &replay = {});

    [[nodiscard]] const std::vector<Node> &nodes() const { return m_nodes; }
    [[nodiscard]] const std::vector<Edge> &edges() const { return m_edges; }
    [[nodiscard]] const std::vector<Frame> &frames() const { return m_frames; }
    [[nodiscard]] bool hasNode(int i) const { return i >= 0 && i < std::ssize(m_nodes); }
    [[nodiscard]] bool hasEdge(int i) const { return i >= 0 && i < std::ssize(m_edges); }
    [[nodiscard]] const Node &node(int i) const { return m_nodes[static_cast<size_t>(i)]; }
    [[nodiscard]] const Edge &edge(int i) const { return m_edges[static_cast<size_t>(i)]; }
    [[nodiscard]] const QRectF &bounds() const { return m_bounds; }
    [[nodiscard]] const std::vector<int> &edgesOf(int node) const
    {
        return m_edgesOf[static_cast<size_t>(node)];
    }
    /// The current edge of a replay.
    [[nodiscard]] int currentEdge() const { return m_currentEdge; }
    [[nodiscard]] bool isEmpty() const { return m_nodes.empty(); }
    /// True if so many edges break a rule that a mark on each is useless when zoomed out.
    [[nodiscard]] bool isMostlyBroken() const { return m_isMostlyBroken; }

    [[nodiscard]] int nodeAt(QPointF place) const;
    /// The frame whose head is at @p place; null if there is none.
    [[nodiscard]] const Frame *frameAt(QPointF place) const;
    /// The edge whose label is at @p place, or the nearest edge within @p reach.
    [[nodiscard]] int edgeAt(QPointF place, double reach) const;

private:
    void addNodes(const RoutingGraph &graph, const GraphLayout &layout,
                  const std::optional<ReplayState> &replay);
    void addEdges(const RoutingGraph &graph, const GraphLayout &layout,
                  const std::optional<ReplayState> &replay);

    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Frame> m_frames;
    std::vector<std::vector<int>> m_edgesOf;
    QRectF m_bounds;
    int m_currentEdge = -1;
    bool m_isMostlyBroken = false;
};

} // namespace baton
