// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/sequence/sequencepainter.h"

#include "models/routing/graph/routingtexts.h"
#include "models/values/timetext.h"
#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QPainter>

namespace baton {

namespace {

using sequencepaint::gutter;
using sequencepaint::headHeight;

constexpr double dimmed = 0.4;

} // namespace

void SequencePainter::paint() const
{
    const auto [first, last] = geometry.rowsInSight();
    if (current >= first && current <= last) {
        painter.fillRect(geometry.rowRect(current), groundOf(current));
    }
    paintLanes();
    for (int row = first; row <= last; ++row) {
        paintRow(row);
    }
    paintHeads();
}

QColor SequencePainter::groundOf(int row) const
{
    return Theme::color(row != current ? Role::Canvas
                            : hasFocus ? Role::Selection
                                       : Role::SelectionIdle);
}

void SequencePainter::paintLanes() const
{
    const auto [first, last] = geometry.lanesInSight();
    for (int lane = first; lane <= last; ++lane) {
        painter.fillRect(geometry.laneX(lane), headHeight, 1, geometry.view().height(),
                         Theme::color(Role::Border));
    }
}

void SequencePainter::paintRow(int row) const
{
    const SequenceRow &shown = sequence.rows()[static_cast<size_t>(row)];
    const QRect area = geometry.rowRect(row);
    if (shown.crossing < 0) {
        sequencepaint::pause(painter, area, shown, sequence.graph()->crossings.front().time);
        return;
    }
    const Transfer &crossing = sequence.graph()->crossings[static_cast<size_t>(shown.crossing)];
    const RoutingEdge &edge = sequence.graph()->edges[static_cast<size_t>(crossing.edge)];
    painter.setBackground(groundOf(row));
    painter.setOpacity(replay && shown.crossing >= *replay ? dimmed : 1);
    paintTime(crossing, area);
    painter.setClipRect(gutter, headHeight, geometry.view().width(), geometry.view().height());
    sequencepaint::handoff(painter, area, *sequence.graph(), crossing,
                           geometry.laneX(sequence.laneOf(edge.from)),
                           geometry.laneX(sequence.laneOf(edge.to)), geometry.laneWidth());
    painter.setClipping(false);
    painter.setOpacity(1);
}

/// Paints the time, with the day below it if that is not the first one.
void SequencePainter::paintTime(const Transfer &crossing, const QRect &area) const
{
    const QString day = routingtext::dayOf(*sequence.graph(), crossing);
    QRect line(measures::paneEdge, area.top(), gutter - measures::paneEdge, area.height());
    if (!day.isEmpty()) {
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(line.adjusted(0, area.height() / 2, 0, 0), Qt::AlignTop | Qt::AlignLeft,
                         day);
        line.setHeight(area.height() / 2);
    }
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(crossing.isSuperseded ? Role::Muted : Role::Text));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                     timetext::timeOfDay(crossing.time, {}));
}

void SequencePainter::paintHeads() const
{
    const int width = geometry.laneWidth();
    const auto [first, last] = geometry.lanesInSight();
    const QRect head(0, 0, geometry.view().width(), headHeight);
    painter.fillRect(head, Theme::color(Role::Surface));
    painter.setClipRect(head.adjusted(gutter, 0, 0, 0));
    for (int lane = first; lane <= last; ++lane) {
        const int node = sequence.lanes()[static_cast<size_t>(lane)];
        sequencepaint::head(painter, {geometry.laneX(lane) - width / 2, 0, width, headHeight - 1},
                            sequence.graph()->nodes[static_cast<size_t>(node)]);
    }
    painter.setClipping(false);
    painter.fillRect(0, headHeight - 1, head.width(), 1, Theme::color(Role::Border));
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(head.adjusted(measures::paneEdge, 0, 0, -8), Qt::AlignBottom | Qt::AlignLeft,
                     QCoreApplication::translate("baton::SequenceView", "Time (UTC)"));
}

} // namespace baton
