// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/layouts/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace baton {

namespace {

/// At most @p width wide; a text then wraps.
QSize sizeIn(const QLayoutItem &item, int width)
{
    QSize size = item.sizeHint();
    if (size.width() > width && width > 0) {
        size.setWidth(width);
        size.setHeight(item.hasHeightForWidth() ? item.heightForWidth(width) : size.height());
    }
    return size;
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent)
    : WrappingLayout(parent)
{
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

int FlowLayout::arrange(const QRect &rect, bool isReal) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    QPoint place = area.topLeft();
    int line = 0;
    for (const auto &item : items()) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = sizeIn(*item, area.width());
        if (place.x() > area.left() && place.x() + size.width() > area.right() + 1) {
            place = QPoint(area.left(),
                           place.y() + line + (m_lineSpacing < 0 ? spacing() : m_lineSpacing));
            line = 0;
        }
        if (isReal) {
            const Qt::LayoutDirection direction =
                parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
            item->setGeometry(QStyle::visualRect(direction, rect, QRect(place, size)));
        }
        place.rx() += size.width() + spacing();
        line = std::max(line, size.height());
    }
    return place.y() + line - rect.top() + contentsMargins().bottom();
}

} // namespace baton
