// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/verdictcounts.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int line = 22;

} // namespace

VerdictCounts::VerdictCounts(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"verdictCounts"_s);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void VerdictCounts::setCounts(const std::vector<routingtext::ActionCount> &counts)
{
    m_counts = counts;
    QStringList texts;
    for (const routingtext::ActionCount &count : counts) {
        texts.append(routingtext::textOf(count));
    }
    setAccessibleName(texts.join(u", "_s));
    setVisible(!counts.empty());
    updateGeometry();
    update();
}

std::vector<QRect> VerdictCounts::places(int width) const
{
    const QFontMetrics metrics(fonts::body());
    std::vector<QRect> all;
    int x = 0;
    int y = 0;
    for (const routingtext::ActionCount &count : m_counts) {
        const int needed = measures::iconSize + measures::iconGap
            + metrics.horizontalAdvance(routingtext::textOf(count)) + 1;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += line;
        }
        all.emplace_back(x, y, needed, line);
        x += needed + measures::groupGap;
    }
    return all;
}

int VerdictCounts::heightForWidth(int width) const
{
    const std::vector<QRect> all = places(width);
    return all.empty() ? 0 : all.back().bottom() + 1;
}

QSize VerdictCounts::sizeHint() const
{
    return {240, heightForWidth(std::max(width(), 200))};
}

QSize VerdictCounts::minimumSizeHint() const
{
    return {80, line};
}

void VerdictCounts::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(Role::Text));
    const std::vector<QRect> all = places(width());
    for (size_t i = 0; i < all.size(); ++i) {
        const auto placed = [this](const QRect &area) {
            return QStyle::visualRect(layoutDirection(), rect(), area);
        };
        const int size = measures::iconSize;
        const QRect &area = all[i];
        paintStatus(painter, placed({area.left(), area.top() + (line - size) / 2, size, size}),
                    statusOf(m_counts[i].action));
        painter.drawText(placed(area.adjusted(size + measures::iconGap, 0, 0, 0)),
                         Qt::AlignVCenter | Qt::AlignLeading, routingtext::textOf(m_counts[i]));
    }
}

} // namespace baton
