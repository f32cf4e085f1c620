// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/scene/graphscene.h"

#include "models/core/toindex.h"
#include "models/routing/edges/centeredrect.h"
#include "models/routing/edges/curvegeometry.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double thinnest = 1.5;
constexpr double thickest = 2.5;
constexpr int thickAt = 12; ///< handoffs

QString shortened(const QFontMetricsF &metrics, const QString &text, double width)
{
    return metrics.elidedText(text, Qt::ElideMiddle, width);
}

/// The status of a node: its own state, or that of its files, or the worst of its handoffs.
Status statusOfNode(const RoutingNode &node, bool isBroken, bool isIdle, Action worst)
{
    if (isBroken) {
        return Status::Undeclared;
    }
    if (node.status != RunStatus::Unknown) {
        return node.standing == Status::None ? statusOf(node.status) : node.standing;
    }
    if (node.verdict != Status::None) {
        return node.verdict;
    }
    if (isIdle) {
        return Status::NotEvaluated;
    }
    return worst == Action::None ? Status::None : statusOf(worst);
}

/// The worst verdict on the files of a session that has the mark @p shown; a failure does not need
/// it.
Status verdictOf(const RoutingNode &node, Status shown)
{
    const bool isReported = node.status == RunStatus::Unknown || isFailure(node.status);
    return isReported || node.verdict == shown ? Status::None : node.verdict;
}

Role roleOfEdge(const GraphScene::Edge &look, RoutingEdge::State state)
{
    if (look.isAhead) {
        return Role::Border;
    }
    if (look.breaksRule) {
        return Role::Error;
    }
    switch (state) {
    case RoutingEdge::State::Undeclared:
        return Role::Error;
    case RoutingEdge::State::Declared:
        return Role::Muted;
    case RoutingEdge::State::Taken:
        break;
    }
    if (look.kind == RoutingEdge::Kind::Invalidates) {
        return Role::Warning;
    }
    if (look.words.status == Status::None || look.words.status == Status::NotEvaluated) {
        return Role::ControlEdge;
    }
    return roleOf(look.words.status);
}

/// The line ends where its head begins; the rest of it is unchanged.
void setCurve(GraphScene::Edge &edge, const QPolygonF &whole)
{
    if (whole.size() < 4) {
        return;
    }
    edge.tip = whole.last();
    const QPolygonF curve = curves::shortened(whole, headGap(edge.shape.head));
    const QPointF back = edge.tip - curve.last();
    const double length = std::hypot(back.x(), back.y());
    edge.arrow = headAt(
        edge.tip, length > 0.1 ? back / length : curves::directionAt(whole, curves::count(whole)),
        edge.shape.head);
    edge.path.moveTo(curve.first());
    for (qsizetype i = 1; i + 2 < curve.size(); i += 3) {
        edge.path.cubicTo(curve[i], curve[i + 1], curve[i + 2]);
    }
    edge.line = curves::flattened(curve, 12);
    edge.bounds = edge.path.controlPointRect().adjusted(-6, -6, 6, 6) | edge.arrow.boundingRect();
}

} // namespace

GraphScene::GraphScene(const RoutingGraph &graph, const GraphLayout &layout,
                       const std::optional<ReplayState> &replay)
    : m_edgesOf(graph.nodes.size())
    , m_bounds(layout.bounds)
{
    addEdges(graph, layout, replay);
    addNodes(graph, layout, replay);
    for (const GraphLayout::Frame &frame : layout.frames) {
        QRectF head = frame.rect;
        head.setHeight(std::min(graphmetrics::frameHead, head.height()));
        m_frames.push_back({frame.groupId, frame.label, frame.rect, head});
    }
    constexpr std::ptrdiff_t few = 40; // few enough to look at each
    const auto broken = std::ranges::count(m_edges, Role::Error, &Edge::role);
    m_isMostlyBroken = broken > few && broken * 2 > std::ssize(m_edges);
    if (replay && replay->current >= 0 && toIndex(replay->current) < graph.crossings.size()) {
        m_currentEdge = graph.crossings[toIndex(replay->current)].edge;
    }
}

void GraphScene::addEdges(const RoutingGraph &graph, const GraphLayout &layout,
                          const std::optional<ReplayState> &replay)
{
    m_edges.resize(graph.edges.size());
    for (size_t i = 0; i < m_edges.size(); ++i) {
        const RoutingEdge &route = graph.edges[i];
        Edge &edge = m_edges[i];
        const int number = static_cast<int>(i);
        const int count = graphwords::countOf(graph, number, replay);
        edge.from = route.from;
        edge.to = route.to;
        edge.isAhead = count == 0 && !route.crossings.empty();
        edge.words = graphwords::ofEdge(graph, number, replay);
        edge.kind = route.kind;
        edge.shape = shapeOf(route.kind, route.state);
        edge.width = thinnest
            + (thickest - thinnest) * std::clamp(double(count - 1) / (thickAt - 1), 0.0, 1.0);
        edge.breaksRule = route.crossings.empty() && route.state == RoutingEdge::State::Taken
            && !graphwords::rulesOf(graph, number, replay).isEmpty();
        edge.role = roleOfEdge(edge, graphwords::stateOf(graph, number, replay));
        setCurve(edge, layout.edges[i]);
        edge.form = i < layout.forms.size() ? layout.forms[i] : LabelForm::Full;
        edge.anchor = curves::nearest(edge.line, layout.labels[i]);
        if (const QSizeF size = graphmetrics::labelSize(edge.words);
            !size.isEmpty() && !edge.isAhead) {
            edge.full = around(layout.labels[i], size);
            edge.label = around(layout.labels[i], graphmetrics::labelSize(edge.words, edge.form));
            edge.bounds |= edge.full;
        }
        m_edgesOf[toIndex(route.from)].push_back(number);
        if (route.to != route.from) {
            m_edgesOf[toIndex(route.to)].push_back(number);
        }
    }
}

void GraphScene::addNodes(const RoutingGraph &graph, const GraphLayout &layout,
                          const std::optional<ReplayState> &replay)
{
    const QFontMetricsF strong(fonts::strong());
    const QFontMetricsF small(fonts::small());
    const std::vector<QSizeF> sizes = nodeSizes(graph);
    m_nodes.reserve(graph.nodes.size());
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const RoutingNode &source = graph.nodes[i];
        const int number = static_cast<int>(i);
        Node node;
        node.rect = around(layout.nodes[i], sizes[i]);
        const double room = node.rect.width() - 2 * graphmetrics::padding;
        node.names = brokenIntoLines(source.title, strong);
        node.title = graphmetrics::cardTitle(node.names, node.rect.width());
        node.counts = graphwords::countLine(graph, number, replay);
        node.isHub = source.isHub;
        Action worst = replay ? Action::None : source.worst;
        int crossings = 0;
        for (const int edge : m_edgesOf[i]) {
            crossings += graphwords::countOf(graph, edge, replay);
            worst = graphwords::worse(worst, graphwords::worstOf(graph, edge, replay));
        }
        // During a replay, nodes without handoffs so far and results of sessions are not known yet.
        const bool isReplayed = replay && source.received + source.sent > 0;
        RoutingNode then = source;
        if (isReplayed) {
            then.status = RunStatus::Unknown;
            then.verdict = Status::None;
        }
        node.state = then.status == RunStatus::Unknown ? QString() : textOf(then.status);
        node.role = shortened(small, graphwords::roleLine(source, !isReplayed), room);
        node.isBroken = !source.isKnown && (!isReplayed || crossings > 0);
        node.isIdle =
            crossings == 0 && then.status == RunStatus::Unknown && then.verdict == Status::None;
        node.status = statusOfNode(then, node.isBroken, node.isIdle, worst);
        node.verdict = verdictOf(then, node.status);
        m_nodes.push_back(std::move(node));
    }
}

int GraphScene::nodeAt(QPointF place) const
{
    for (size_t i = m_nodes.size(); i > 0; --i) {
        if (m_nodes[i - 1].rect.contains(place)) {
            return static_cast<int>(i) - 1;
        }
    }
    return -1;
}

const GraphScene::Frame *GraphScene::frameAt(QPointF place) const
{
    const auto found = std::ranges::find_if(
        m_frames, [place](const Frame &frame) { return frame.head.contains(place); });
    return found == m_frames.end() ? nullptr : &*found;
}

int GraphScene::edgeAt(QPointF place, double reach) const
{
    int nearest = -1;
    double least = reach * reach;
    for (size_t i = 0; i < m_edges.size(); ++i) {
        const Edge &edge = m_edges[i];
        if (!edge.bounds.adjusted(-reach, -reach, reach, reach).contains(place)) {
            continue;
        }
        if (edge.label.contains(place)) {
            return static_cast<int>(i);
        }
        if (const double away = curves::distanceSquared(edge.line, place); away <= least) {
            nearest = static_cast<int>(i);
            least = away;
        }
    }
    return nearest;
}

} // namespace baton
