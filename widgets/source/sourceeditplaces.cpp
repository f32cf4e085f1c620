// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of SourceEdit that tells where in the viewport things stand.
#include "widgets/source/showntext.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcelayout.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

namespace baton {

void SourceEdit::rememberView()
{
    m_topLine = QTextCursor(firstVisibleBlock());
    m_topOffset = verticalScrollBar()->value() - firstVisibleBlock().firstLineNumber();
}

void SourceEdit::restoreView()
{
    if (m_topLine.isNull()) {
        return;
    }
    const int value = m_topLine.block().firstLineNumber() + m_topOffset;
    if (value != verticalScrollBar()->value()) {
        verticalScrollBar()->setValue(value);
    }
    m_topLine = QTextCursor();
}

std::vector<SourceEdit::SeenLine> SourceEdit::seenLines() const
{
    std::vector<SeenLine> seen;
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    const qreal left = contentOffset().x();
    while (block.isValid() && top <= viewport()->height()) {
        const qreal height = blockBoundingRect(block).height();
        if (block.isVisible()) {
            const int rows = block.layout()->lineCount();
            seen.push_back(
                {block,
                 {left, top, qreal(viewport()->width()) - left, qreal(rows * lineHeight())}});
        }
        top += height;
        block = block.next();
    }
    return seen;
}

QList<QRectF> SourceEdit::areasOf(const SeenLine &seen, int from, int to)
{
    QList<QRectF> areas;
    const QTextLayout *layout = seen.block.layout();
    const qreal height = seen.area.height() / std::max(1, layout->lineCount());
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        const int begin = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        if (begin > end || (begin == end && from != to)) {
            continue;
        }
        const qreal left = line.cursorToX(begin);
        const qreal right = line.cursorToX(end);
        areas.append({seen.area.left() + left, seen.area.top() + i * height, right - left, height});
    }
    return areas;
}

std::pair<int, int> SourceEdit::columnsOf(const QTextBlock &block, ByteRange range) const
{
    const LineMap &lines = m_bridge->lines();
    const QByteArray &bytes = m_bridge->buffer().bytes();
    if (block.blockNumber() >= lines.count()) {
        return {0, -1};
    }
    const ByteRange content = lines.content(bytes, block.blockNumber());
    if (range.begin > content.end || range.end < content.begin) {
        return {0, -1};
    }
    const auto shown = QByteArrayView(bytes).sliced(content.begin, content.length());
    const auto unitsAt = [&](qsizetype offset) {
        const qsizetype inside = std::clamp(offset, content.begin, content.end);
        return static_cast<int>(unitsOfBytes(shown, inside - content.begin));
    };
    return {unitsAt(range.begin), unitsAt(range.end)};
}

} // namespace baton
