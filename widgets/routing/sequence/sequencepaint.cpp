// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequencepaint.h"

#include "models/session/value/durationtext.h"
#include "models/values/timetext.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton::sequencepaint {

namespace {

constexpr int arrowY = 26; ///< below the top of a row
constexpr int loopWidth = 28;
constexpr int labelHeight = 16;
constexpr int leastSeen = 40; ///< length of a visible arrow; below it the row names its side

Status statusFor(const RoutingGraph &graph, const Transfer &crossing)
{
    const bool isUndeclared =
        graph.edges[static_cast<size_t>(crossing.edge)].state == RoutingEdge::State::Undeclared;
    return isUndeclared ? Status::Undeclared : statusOf(crossing.action);
}

void tip(QPainter &painter, const QPoint &end, int direction, const QColor &color)
{
    const int back = end.x() - direction * 8;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygon{end, {back, end.y() - 4}, {back, end.y() + 4}});
}

/// Paints shape and kind in the middle of @p area, on the background of the row.
void label(QPainter &painter, const QRect &area, Status status, const QString &kind, bool isCentred)
{
    constexpr int mark = measures::smallIconSize;
    painter.setFont(fonts::small());
    const QFontMetrics metrics(painter.font());
    const int room = area.width() - mark - 4;
    const QString text = metrics.elidedText(kind, Qt::ElideRight, room);
    const int width = mark + 4 + metrics.horizontalAdvance(text);
    const int left =
        isCentred ? area.left() + std::max(0, (area.width() - width) / 2) : area.left();
    painter.fillRect(left - 2, area.top(), width + 4, area.height() - 2, painter.background());
    paintStatus(painter, QRect(left, area.top() + 1, mark, mark), status);
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(QRect(left + mark + 4, area.top(), room + 1, area.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, text);
}

/// Paints a handoff between lanes that are not visible: their names, at their side of the view.
void aside(QPainter &painter, const QRect &row, const RoutingGraph &graph, const Transfer &crossing,
           Status status, bool isRight)
{
    constexpr int chevron = 5;
    constexpr int mark = measures::smallIconSize;
    const RoutingEdge &edge = graph.edges[static_cast<size_t>(crossing.edge)];
    painter.setFont(fonts::small());
    const QFontMetrics metrics(painter.font());
    const QRect room = row.adjusted(gutter + 8, 0, -8, 0);
    const QString text =
        metrics.elidedText(u"%1 → %2"_s.arg(graph.nodes[static_cast<size_t>(edge.from)].title,
                                            graph.nodes[static_cast<size_t>(edge.to)].title),
                           Qt::ElideMiddle, room.width() - mark - 4 - 2 * chevron - 8);
    const int width = mark + 4 + metrics.horizontalAdvance(text) + 2;
    const int middle = row.top() + rowHeight / 2;
    const int tip = isRight ? room.right() : room.left();
    const int back = isRight ? tip - chevron : tip + chevron;
    painter.setPen(QPen(Theme::color(Role::Muted), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(
        QPolygon{{back, middle - chevron}, {tip, middle}, {back, middle + chevron}});
    const int left = isRight ? back - 8 - width : back + 8;
    paintStatus(painter, QRect(left, middle - mark / 2, mark, mark), status);
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(QRect(left + mark + 4, row.top(), width, row.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, text);
}

} // namespace

ViewportSide sideOf(const QRect &row, int from, int to)
{
    const int right = from == to ? from + loopWidth : std::max(from, to);
    return right - gutter < leastSeen                  ? ViewportSide::Left
        : row.right() - std::min(from, to) < leastSeen ? ViewportSide::Right
                                                       : ViewportSide::InSight;
}

void head(QPainter &painter, const QRect &area, const RoutingNode &node)
{
    const QRect card = area.adjusted(6, 5, -6, -5);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::color(node.isHub ? Role::Text : Role::ControlEdge),
                        node.isHub ? 2 : 1, node.isKnown ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(Theme::color(Role::View));
    painter.drawRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), measures::cardRadius,
                            measures::cardRadius);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool hasRole = !node.role.isEmpty();
    const QRect text = card.adjusted(8, 3, -8, -3);
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(hasRole ? text.adjusted(0, 0, 0, -text.height() / 2) : text,
                     Qt::AlignVCenter | Qt::AlignHCenter,
                     painter.fontMetrics().elidedText(node.title, Qt::ElideMiddle, text.width()));
    if (hasRole) {
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(text.adjusted(0, text.height() / 2, 0, 0),
                         Qt::AlignVCenter | Qt::AlignHCenter,
                         painter.fontMetrics().elidedText(node.role, Qt::ElideRight, text.width()));
    }
}

void handoff(QPainter &painter, const QRect &row, const RoutingGraph &graph,
             const Transfer &crossing, int from, int to, int laneWidth)
{
    const Status status = statusFor(graph, crossing);
    const QColor color = Theme::color(crossing.isSuperseded ? Role::Muted : roleOf(status));
    const QString &kind = crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle;
    const int y = row.top() + arrowY;
    painter.setRenderHint(QPainter::Antialiasing);
    if (const ViewportSide side = sideOf(row, from, to); side != ViewportSide::InSight) {
        aside(painter, row, graph, crossing, status, side == ViewportSide::Right);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1.5, crossing.isSuperseded ? Qt::DashLine : Qt::SolidLine));
    if (from == to) {
        painter.drawPolyline(QPolygon{{from + 1, y - 8},
                                      {from + loopWidth, y - 8},
                                      {from + loopWidth, y + 4},
                                      {from + 8, y + 4}});
        tip(painter, {from + 1, y + 4}, -1, color);
        label(painter, {from + loopWidth + 6, y - 10, laneWidth, labelHeight}, status, kind, false);
        return;
    }
    const int direction = to > from ? 1 : -1;
    painter.drawLine(from + direction, y, to - 8 * direction, y);
    tip(painter, {to - direction, y}, direction, color);
    painter.setBrush(color);
    painter.drawEllipse(QPoint(from, y), 2, 2);
    const int left = std::max(std::min(from, to) + 8, gutter + 4);
    const int right = std::min(std::max(from, to) - 8, row.right() - 4);
    label(painter, {left, row.top() + 6, right - left, labelHeight}, status, kind, true);
}

void pause(QPainter &painter, const QRect &area, const SequenceRow &row, const QDateTime &reference)
{
    const QRect band = area.adjusted(0, 8, 0, -8);
    painter.fillRect(band, Theme::color(Role::Surface));
    painter.fillRect(band, QBrush(Theme::color(Role::Border), Qt::BDiagPattern));
    painter.setFont(fonts::small());
    const QString text =
        QCoreApplication::translate("baton::SequenceView", "%1 without a handoff, until %2",
                                    "duration, time")
            .arg(durationText(std::chrono::seconds(row.seconds)),
                 timetext::timeOfDay(row.until, reference));
    const int width = painter.fontMetrics().horizontalAdvance(text) + 16;
    const QRect place(band.left() + gutter, band.top(), std::min(width, band.width() - gutter),
                      band.height());
    painter.fillRect(place, Theme::color(Role::Surface));
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(place.adjusted(8, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
}

} // namespace baton::sequencepaint
