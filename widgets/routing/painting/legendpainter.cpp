// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/legendpainter.h"

#include "models/routing/graph/routingtexts.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/style/metrics.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace baton {

namespace {

constexpr double lineLength = 26;
constexpr double textGap = 8;
constexpr double entryGap = 16;
constexpr double rowHeight = 22;
constexpr double border = 3; ///< above the first row and below the last

struct LegendRow
{
    EdgeShape shape;
    Role role = Role::Ok;
    bool hasHead = false;
    QString text;
    Status mark = Status::None; ///< in the middle of the line
    bool isNode = false;
};

QString legendText(RoutingEdge::Kind kind)
{
    return kind == RoutingEdge::Kind::Parent
        ? QCoreApplication::translate("baton::Graph", "started", "legend: one session another")
        : routingtext::textOf(kind);
}

/// The entries of every graph, then the kinds of edges in this one.
std::vector<LegendRow> entriesOf(const GraphScene &scene)
{
    using State = RoutingEdge::State;
    using Kind = RoutingEdge::Kind;
    std::vector<LegendRow> entries{
        {{}, Role::Ok, false, QCoreApplication::translate("baton::Graph", "taken, worst verdict")},
        {shapeOf(Kind::Handoff, State::Declared), Role::Muted, false,
         QCoreApplication::translate("baton::Graph", "declared, not taken")},
        {{},
         Role::Error,
         false,
         QCoreApplication::translate("baton::Graph", "undeclared"),
         Status::Undeclared}};
    std::array<bool, size_t(Kind::Invalidates) + 1> has{};
    const GraphScene::Edge *broken = nullptr;
    for (const GraphScene::Edge &edge : scene.edges()) {
        has[static_cast<size_t>(edge.kind)] = true;
        broken = edge.breaksRule ? &edge : broken;
    }
    for (const Kind kind :
         {Kind::Parent, Kind::DependsOn, Kind::Notifies, Kind::Feeds, Kind::Invalidates}) {
        if (has[static_cast<size_t>(kind)]) {
            entries.push_back({shapeOf(kind, State::Taken), Role::Muted, true, legendText(kind)});
        }
    }
    if (broken) {
        entries.push_back({broken->shape, Role::Error, true,
                           QCoreApplication::translate("baton::Graph", "breaks a rule",
                                                       "legend: what depends on what"),
                           broken->words.status});
    }
    if (std::ranges::any_of(scene.nodes(), &GraphScene::Node::isBroken)) {
        entries.push_back({{LineStyle::Dashed, {}},
                           Role::Error,
                           false,
                           QCoreApplication::translate("baton::Graph", "unknown or not there",
                                                       "legend: agent or session"),
                           Status::Undeclared,
                           true});
    }
    return entries;
}

/// The start of each entry, in rows of at most @p width.
struct Rows
{
    Rows(const std::vector<LegendRow> &entries, const QFontMetricsF &metrics, double width)
    {
        QPointF place(graphmetrics::padding, border);
        double right = 0;
        for (const LegendRow &entry : entries) {
            const double needed = lineLength + textGap + metrics.horizontalAdvance(entry.text) + 2;
            if (place.x() > graphmetrics::padding
                && place.x() + needed + graphmetrics::padding > width) {
                place = {graphmetrics::padding, place.y() + rowHeight};
            }
            places.push_back(place);
            right = std::max(right, place.x() + needed);
            place.rx() += needed + entryGap;
        }
        size = {std::ceil(right + graphmetrics::padding), place.y() + rowHeight + border};
    }

    std::vector<QPointF> places;
    QSizeF size;
};

/// @returns the end of the line.
QPointF paintSample(QPainter &painter, const LegendRow &entry, QPointF from, const QColor &ink,
                    const QColor &ground)
{
    const QPointF to = from + QPointF(lineLength, 0);
    if (entry.isNode) {
        const double half = rowHeight / 2 - 4;
        painter.setPen(linePen(ink, 1.25, entry.shape.line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(from - QPointF(0, half), to + QPointF(0, half)), 3, 3);
        return to;
    }
    const QPointF end = entry.hasHead ? to - QPointF(headGap(entry.shape.head), 0) : to;
    painter.setPen(linePen(ink, 2, entry.shape.line));
    painter.drawLine(from, end);
    if (entry.hasHead) {
        paintHead(painter, headAt(to, {1, 0}, entry.shape.head), entry.shape.head, ink, ground, 1);
    }
    return end;
}

} // namespace

QSizeF LegendPainter::size(double width) const
{
    return Rows(entriesOf(m_scene), QFontMetricsF(m_style.small), width).size;
}

QString LegendPainter::text() const
{
    QStringList texts;
    for (const LegendRow &entry : entriesOf(m_scene)) {
        texts.append(entry.text);
    }
    return texts.join(QStringLiteral("; "));
}

void LegendPainter::paint(QPainter &painter, QPointF corner, double width) const
{
    const std::vector<LegendRow> entries = entriesOf(m_scene);
    const Rows rows(entries, QFontMetricsF(m_style.small), width);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_style[Role::Border], 1));
    painter.setBrush(m_style[Role::View]);
    painter.drawRoundedRect(QRectF(corner, rows.size).adjusted(0.5, 0.5, -0.5, -0.5),
                            measures::controlRadius, measures::controlRadius);
    painter.setFont(m_style.small);
    for (size_t i = 0; i < entries.size(); ++i) {
        const LegendRow &entry = entries[i];
        const QPointF from = corner + rows.places[i] + QPointF(0, rowHeight / 2);
        const QPointF to = from + QPointF(lineLength, 0);
        const QPointF end =
            paintSample(painter, entry, from, m_style[entry.role], m_style[Role::View]);
        if (entry.mark != Status::None) {
            const double mark = entry.isNode ? rowHeight - 12 : graphmetrics::smallMark;
            QRectF middle(0, 0, mark, mark);
            middle.moveCenter((from + end) / 2);
            painter.fillRect(middle, m_style[Role::View]);
            m_style.paintMark(painter, middle, entry.mark);
        }
        painter.setPen(m_style[Role::Muted]);
        painter.drawText(
            QRectF(to.x() + textGap, from.y() - rowHeight / 2, rows.size.width(), rowHeight),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, entry.text);
    }
}

} // namespace baton
