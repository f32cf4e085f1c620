// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/layouts/wrappinglayout.h"

namespace baton {

WrappingLayout::WrappingLayout(QWidget *parent)
    : QLayout(parent)
{
}

WrappingLayout::~WrappingLayout() = default;

void WrappingLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *WrappingLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem *WrappingLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem *item = m_items[static_cast<size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

int WrappingLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize WrappingLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        size = item->isEmpty() ? size : size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void WrappingLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace baton
