// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/layouts/sidebysidelayout.h"

#include "widgets/text/wraplabel.h"
#include "widgets/text/wraptext.h"

#include <QStyle>

#include <algorithm>

namespace baton {

namespace {

QSize sizeWithin(const QLayoutItem &item, int width)
{
    const QSize wanted = item.sizeHint();
    const int given = std::min(wanted.width(), width);
    return {given, item.hasHeightForWidth() ? item.heightForWidth(given) : wanted.height()};
}

} // namespace

SideBySideLayout::SideBySideLayout(WrapLabel *text)
    : m_text(text)
{
    setContentsMargins({});
    addWidget(text);
}

void SideBySideLayout::invalidate()
{
    m_widestWord = -1;
    WrappingLayout::invalidate();
}

QSize SideBySideLayout::sizeHint() const
{
    const int width = items().front()->sizeHint().width() + widthOfRest();
    return {width, heightForWidth(width)};
}

int SideBySideLayout::widestWord() const
{
    if (m_widestWord < 0) {
        m_widestWord = 0;
        for (const QString &word : WrapText::unbroken(m_text->text())) {
            m_widestWord =
                std::max(m_widestWord, m_text->fontMetrics().horizontalAdvance(word) + 2);
        }
    }
    return m_widestWord;
}

int SideBySideLayout::widthOfRest() const
{
    int width = 0;
    for (size_t i = 1; i < items().size(); ++i) {
        width += items()[i]->isEmpty() ? 0 : spacing() + items()[i]->sizeHint().width();
    }
    return width;
}

int SideBySideLayout::arrange(const QRect &rect, bool isReal) const
{
    return widestWord() + widthOfRest() <= rect.width() ? placeBeside(rect, isReal)
                                                        : placeBelow(rect, isReal);
}

int SideBySideLayout::placeBeside(const QRect &rect, bool isReal) const
{
    QLayoutItem &text = *items().front();
    const int textWidth = rect.width() - widthOfRest();
    const int textHeight = text.heightForWidth(textWidth);
    int height = textHeight;
    for (size_t i = 1; i < items().size(); ++i) {
        height = items()[i]->isEmpty() ? height : std::max(height, items()[i]->sizeHint().height());
    }
    if (!isReal) {
        return height;
    }
    const QSize textSize(textWidth, textHeight);
    place(text, rect, {rect.topLeft() + QPoint(0, (height - textHeight) / 2), textSize});
    int x = rect.left() + textWidth;
    for (size_t i = 1; i < items().size(); ++i) {
        QLayoutItem &item = *items()[i];
        if (!item.isEmpty()) {
            const QSize size = item.sizeHint();
            const int free = item.alignment().testFlag(Qt::AlignTop) ? 0 : height - size.height();
            place(item, rect, {QPoint(x + spacing(), rect.top() + free / 2), size});
            x += spacing() + size.width();
        }
    }
    return height;
}

int SideBySideLayout::placeBelow(const QRect &rect, bool isReal) const
{
    int y = rect.top();
    for (size_t i = 0; i < items().size(); ++i) {
        QLayoutItem &item = *items()[i];
        if (item.isEmpty()) {
            continue;
        }
        const QSize size = i == 0 ? QSize(rect.width(), item.heightForWidth(rect.width()))
                                  : sizeWithin(item, rect.width());
        if (isReal) {
            place(item, rect, {QPoint(rect.left(), y), size});
        }
        y += size.height();
    }
    return y - rect.top();
}

void SideBySideLayout::place(QLayoutItem &item, const QRect &rect, const QRect &where) const
{
    const QWidget *parent = parentWidget();
    item.setGeometry(
        QStyle::visualRect(parent ? parent->layoutDirection() : Qt::LeftToRight, rect, where));
}

} // namespace baton
