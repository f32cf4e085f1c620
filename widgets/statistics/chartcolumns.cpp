// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/chartcolumns.h"

#include "widgets/style/metrics.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int mostColumns = 3;

} // namespace

ChartColumns::ChartColumns(QWidget *parent, int wantedColumn)
    : WrappingLayout(parent)
    , m_wantedColumn(std::max(leastColumn, wantedColumn))
{
    setContentsMargins(measures::paneEdge, measures::paneEdge, measures::paneEdge,
                       measures::paneEdge);
    setSpacing(measures::groupGap);
}

QSize ChartColumns::sizeHint() const
{
    const int width = 2 * leastColumn;
    return {width, heightForWidth(width)};
}

QSize ChartColumns::minimumSize() const
{
    int width = 0;
    for (const auto &item : items()) {
        width = std::max(width, item->minimumSize().width());
    }
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), 0};
}

int ChartColumns::columnsIn(int width) const
{
    const auto fitting = [this, width](int column) {
        return std::clamp((width + spacing()) / (column + spacing()), 1, mostColumns);
    };
    return std::max(fitting(m_wantedColumn), std::min(fitting(leastColumn), 2));
}

int ChartColumns::arrange(const QRect &rect, bool isReal) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const int columns = columnsIn(area.width());
    const int width = (area.width() - (columns - 1) * spacing()) / columns;
    std::vector<int> heights(size_t(columns), 0);
    for (const auto &item : items()) {
        const auto shortest = std::ranges::min_element(heights);
        const auto column = static_cast<int>(shortest - heights.begin());
        const int height =
            item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        if (isReal) {
            item->setGeometry({area.left() + column * (width + spacing()), area.top() + *shortest,
                               width, height});
        }
        *shortest += height + spacing();
    }
    const QMargins margins = contentsMargins();
    return std::ranges::max(heights) + margins.top() + margins.bottom();
}

} // namespace baton
