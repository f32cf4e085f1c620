// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/list/statuslegend.h"

#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace baton {

StatusLegend::StatusLegend(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(measures::row);
}

void StatusLegend::setEntries(const std::vector<Entry> &entries)
{
    m_entries = entries;
    QStringList words;
    for (const Entry &entry : entries) {
        words.append(entry.word);
    }
    setAccessibleName(words.join(u", "_s));
    setToolTip(accessibleName());
    update();
}

QSize StatusLegend::sizeHint() const
{
    return {200, measures::row};
}

void StatusLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(fonts::small());
    int x = sessionmeasures::edge;
    const int size = measures::smallIconSize;
    for (const Entry &entry : m_entries) {
        const int width = painter.fontMetrics().horizontalAdvance(entry.word);
        if (x + size + measures::iconGap + width > this->width()) {
            break;
        }
        const auto placed = [this](const QRect &area) {
            return QStyle::visualRect(layoutDirection(), rect(), area);
        };
        paintStatus(painter, placed({x, (height() - size) / 2, size, size}), entry.status);
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(placed({x + size + measures::iconGap, 0, width + 1, height()}),
                         Qt::AlignVCenter | Qt::AlignLeading, entry.word);
        x += size + measures::iconGap + width + measures::groupGap;
    }
}

} // namespace baton
