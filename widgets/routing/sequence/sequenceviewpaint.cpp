// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How SequenceView paints what is in sight.
#include "models/routing/graph/routingtexts.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/routing/sequence/sequencepaint.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QScrollBar>

namespace baton {

namespace {

using sequencepaint::gutter;
using sequencepaint::headHeight;
using sequencepaint::rowHeight;

constexpr double dimmed = 0.4;

} // namespace

/// The visible part of a sequence.
struct SequenceView::Paint
{
    const SequenceView &view;
    QPainter &painter;
    const RoutingGraph &graph;
    int width;
    int firstLane;
    int lastLane;
    QDateTime reference;

    [[nodiscard]] QColor groundOf(int row) const
    {
        return Theme::color(row != view.m_current ? Role::Canvas
                                : view.hasFocus() ? Role::Selection
                                                  : Role::SelectionIdle);
    }

    void lanes() const
    {
        for (int lane = firstLane; lane <= lastLane; ++lane) {
            painter.fillRect(view.laneX(lane), headHeight, 1, view.viewport()->height(),
                             Theme::color(Role::Border));
        }
    }

    void row(int row) const
    {
        const SequenceRow &shown = view.m_sequence.rows()[static_cast<size_t>(row)];
        const QRect area = view.rowRect(row);
        if (shown.crossing < 0) {
            sequencepaint::pause(painter, area, shown, reference);
            return;
        }
        const Transfer &crossing = graph.crossings[static_cast<size_t>(shown.crossing)];
        const RoutingEdge &edge = graph.edges[static_cast<size_t>(crossing.edge)];
        painter.setBackground(groundOf(row));
        painter.setOpacity(view.isFuture(shown.crossing) ? dimmed : 1);
        time(crossing, area);
        painter.setClipRect(gutter, headHeight, view.viewport()->width(),
                            view.viewport()->height());
        sequencepaint::handoff(painter, area, graph, crossing,
                               view.laneX(view.m_sequence.laneOf(edge.from)),
                               view.laneX(view.m_sequence.laneOf(edge.to)), width);
        painter.setClipping(false);
        painter.setOpacity(1);
    }

    /// With the day below it, where that is not the first one.
    void time(const Transfer &crossing, const QRect &area) const
    {
        const QString day = routingtext::dayOf(graph, crossing);
        QRect line(measures::paneEdge, area.top(), gutter - measures::paneEdge, area.height());
        if (!day.isEmpty()) {
            painter.setFont(fonts::small());
            painter.setPen(Theme::color(Role::Muted));
            painter.drawText(line.adjusted(0, area.height() / 2, 0, 0),
                             Qt::AlignTop | Qt::AlignLeft, day);
            line.setHeight(area.height() / 2);
        }
        painter.setFont(fonts::body());
        painter.setPen(Theme::color(crossing.isSuperseded ? Role::Muted : Role::Text));
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, wording::clock(crossing.time, {}));
    }

    void heads() const
    {
        const QRect head(0, 0, view.viewport()->width(), headHeight);
        painter.fillRect(head, Theme::color(Role::Surface));
        painter.setClipRect(head.adjusted(gutter, 0, 0, 0));
        for (int lane = firstLane; lane <= lastLane; ++lane) {
            const int node = view.m_sequence.lanes()[static_cast<size_t>(lane)];
            sequencepaint::head(painter, {view.laneX(lane) - width / 2, 0, width, headHeight - 1},
                                graph.nodes[static_cast<size_t>(node)]);
        }
        painter.setClipping(false);
        painter.fillRect(0, headHeight - 1, head.width(), 1, Theme::color(Role::Border));
        painter.setFont(fonts::small());
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(head.adjusted(measures::paneEdge, 0, 0, -8),
                         Qt::AlignBottom | Qt::AlignLeft, SequenceView::tr("Time (UTC)"));
    }
};

void SequenceView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::color(Role::Canvas));
    if (!m_sequence.graph() || m_sequence.graph()->crossings.empty()) {
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(viewport()->rect().adjusted(measures::paneEdge, measures::paneEdge, 0, 0),
                         Qt::AlignTop | Qt::AlignLeft, tr("No handoff is shown."));
        return;
    }
    const int width = laneWidth();
    const int hidden = horizontalScrollBar()->value();
    const int lanes = static_cast<int>(m_sequence.lanes().size());
    const int firstLane = std::min(lanes - 1, hidden / width);
    const int lastLane = std::min(lanes - 1, (hidden + viewport()->width()) / width);
    const Paint paint{*this,
                      painter,
                      *m_sequence.graph(),
                      width,
                      firstLane,
                      lastLane,
                      m_sequence.graph()->crossings.front().time};
    const int first = verticalScrollBar()->value() / rowHeight;
    const int last = std::min(rows() - 1, first + viewport()->height() / rowHeight + 1);
    if (m_current >= first && m_current <= last) {
        painter.fillRect(rowRect(m_current), paint.groundOf(m_current));
    }
    paint.lanes();
    for (int row = first; row <= last; ++row) {
        paint.row(row);
    }
    paint.heads();
}

} // namespace baton
