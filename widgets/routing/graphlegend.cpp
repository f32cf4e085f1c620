// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphlegend.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

GraphLegend::GraphLegend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"graphLegend"_s);
    setAccessibleName(
        tr("Legend: a solid line was taken and has the colour of its worst verdict, a "
           "dashed one is declared and was not taken, a red one is not declared"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void GraphLegend::setPainter(std::shared_ptr<const GraphPainter> painter)
{
    m_painter = std::move(painter);
    resize(GraphPainter::legendSize().toSize());
    update();
}

void GraphLegend::paintEvent(QPaintEvent *)
{
    if (m_painter) {
        QPainter painter(this);
        m_painter->paintLegend(painter, {});
    }
}

} // namespace baton
