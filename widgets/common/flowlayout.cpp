// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace baton {

namespace {

/// No wider than @p width; a text then wraps.
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
    : QLayout(parent)
{
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem *item = m_items[static_cast<size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

/// The size of the widest item: the others wrap.
QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        size = item->isEmpty() ? size : size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool isReal) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    QPoint place = area.topLeft();
    int line = 0;
    for (const auto &item : m_items) {
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
