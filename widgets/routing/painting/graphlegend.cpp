// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphlegend.h"

#include "widgets/style/metrics.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int above = 6;

} // namespace

GraphLegend::GraphLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"graphLegend"_s);
    setAccessibleName(
        tr("Legend: a solid line was taken and has the colour of its worst verdict, a "
           "dashed one is declared and was not taken, a red one is not declared"));
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void GraphLegend::setPainter(std::shared_ptr<const GraphPainter> painter)
{
    m_painter = std::move(painter);
    setAccessibleDescription(m_painter->legend().text());
    update();
}

int GraphLegend::heightFor(int width) const
{
    const double room = width - 2 * measures::paneEdge;
    return m_painter
        ? above + static_cast<int>(m_painter->legend().size(room).height()) + measures::paneEdge
        : 0;
}

void GraphLegend::paintEvent(QPaintEvent *)
{
    if (m_painter) {
        QPainter painter(this);
        painter.fillRect(rect(), m_painter->colors()[Role::Canvas]);
        m_painter->legend().paint(painter, QPointF(measures::paneEdge, above),
                                  width() - 2 * measures::paneEdge);
    }
}

} // namespace baton
