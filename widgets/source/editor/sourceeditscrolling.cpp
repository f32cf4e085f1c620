// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of SourceEdit that tells where in the viewport things stand.
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/editor/sourcelayout.h"
#include "widgets/source/text/displaytext.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

namespace baton {

void SourceEdit::select(qsizetype anchor, qsizetype caret)
{
    aimAt({anchor, caret, -1, false});
}

void SourceEdit::goTo(int line, int column, const QString &wanted)
{
    const int index = std::clamp(line, 1, m_bridge->lines().count()) - 1;
    const ByteRange content = m_bridge->lines().content(m_bridge->buffer().bytes(), index);
    const QString text = m_bridge->textOf(content);
    qsizetype units = 0;
    for (int left = column - 1; left > 0 && units < text.size(); --left) {
        units += text[units].isHighSurrogate() ? 2 : 1;
    }
    units = std::min(units, text.size());
    const qsizetype place = content.begin + text.first(units).toUtf8().size();
    const QString found = text.sliced(units).first(
        text.sliced(units).startsWith(wanted, Qt::CaseInsensitive) ? wanted.size() : 0);
    aimAt({place, place + found.toUtf8().size(), -1, true});
}

void SourceEdit::aimAt(const Aim &aim)
{
    m_aim = aim;
    reachAim();
}

/// Goes to what was aimed at when it is loaded, with what is to be seen below.
void SourceEdit::reachAim()
{
    if (!m_aim) {
        return;
    }
    const LineMap &lines = m_bridge->lines();
    const int seen = viewport()->height() / std::max(1, lineHeight());
    const int last = std::max({lines.lineAt(m_aim->caret), lines.lineAt(m_aim->anchor),
                               m_aim->top < 0 ? 0 : lines.lineAt(m_aim->top) + seen});
    if (!m_bridge->hasAllLines() && last >= m_bridge->loadedLines()) {
        return;
    }
    const Aim aim = *std::exchange(m_aim, std::nullopt);
    QTextCursor cursor = textCursor();
    cursor.setPosition(m_bridge->positionOf(aim.anchor));
    cursor.setPosition(m_bridge->positionOf(aim.caret), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    if (aim.isCentred) {
        centerCursor();
    }
    if (aim.top >= 0) {
        const QTextBlock block = document()->findBlockByNumber(lines.lineAt(aim.top));
        verticalScrollBar()->setValue(block.firstLineNumber() + m_topOffset);
    }
}

void SourceEdit::rememberView()
{
    m_topLine = QTextCursor(firstVisibleBlock());
    m_topOffset = verticalScrollBar()->value() - firstVisibleBlock().firstLineNumber();
    const QTextCursor cursor = textCursor();
    const QTextBlock anchor = document()->findBlock(cursor.anchor());
    const int count = m_bridge->lines().count();
    m_looked = {count - cursor.blockNumber(), count - anchor.blockNumber(),
                count - firstVisibleBlock().blockNumber(), cursor.positionInBlock(),
                cursor.anchor() - anchor.position()};
}

/// Lines that the view was in were taken out to be loaded again.
void SourceEdit::aimWhereItLooked()
{
    const LineMap &lines = m_bridge->lines();
    const auto lineOf = [&](int fromEnd) {
        return std::clamp(lines.count() - fromEnd, 0, lines.count() - 1);
    };
    const auto offsetOf = [&](int fromEnd, int column) {
        const ByteRange content = lines.content(m_bridge->buffer().bytes(), lineOf(fromEnd));
        const QString text = m_bridge->textOf(content);
        return content.begin + text.first(std::min<qsizetype>(column, text.size())).toUtf8().size();
    };
    if (!m_aim
        && std::max(lineOf(m_looked.caret), lineOf(m_looked.top)) >= m_bridge->loadedLines()) {
        aimAt({offsetOf(m_looked.anchor, m_looked.anchorColumn),
               offsetOf(m_looked.caret, m_looked.caretColumn), lines.begin(lineOf(m_looked.top)),
               false});
    }
}

void SourceEdit::restoreView()
{
    if (m_topLine.isNull()) {
        return;
    }
    if (!m_bridge->hasAllLines()) {
        aimWhereItLooked();
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
        if (block.isValid() && !block.isVisible()) { // thousands may be folded
            block = document()->findBlockByLineNumber(block.firstLineNumber());
        }
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
