// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcelayout.h"

#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

int indentationOf(const QString &text)
{
    const auto isBlank = [](QChar c) { return c == u' ' || c == u'\t'; };
    return static_cast<int>(std::ranges::find_if_not(text, isBlank) - text.begin());
}

} // namespace

QRectF SourceLayout::blockBoundingRect(const QTextBlock &block) const
{
    if (!block.isVisible()) {
        return {}; // Qt would lay the block out first, which is slow for thousands of folded lines
    }
    QRectF area = QPlainTextDocumentLayout::blockBoundingRect(block);
    const QTextLayout *layout = block.layout();
    const qreal margin = area.height() - layout->boundingRect().bottom();
    hang(block);
    for (int i = 0; i < layout->lineCount(); ++i) {
        QTextLine line = layout->lineAt(i);
        const qreal y = i * m_lineHeight + std::floor((m_lineHeight - line.height()) / 2);
        if (line.y() != y) {
            line.setPosition({line.x(), y});
        }
    }
    area.setHeight(layout->lineCount() * m_lineHeight + std::max(0.0, margin));
    return area;
}

/// Adds a hanging indentation to a line that Qt has wrapped to the margin. A deep indentation is
/// limited, to leave space for the text.
void SourceLayout::hang(const QTextBlock &block) const
{
    QTextLayout *layout = block.layout();
    if (layout->lineCount() < 2 || layout->lineAt(1).x() > layout->lineAt(0).x()) {
        return;
    }
    const QTextLine first = layout->lineAt(0);
    const qreal margin = first.x();
    const qreal width = first.width();
    const int indentation = indentationOf(block.text());
    const qreal indent = first.cursorToX(indentation) - margin;
    if (indent <= 0 || indent > width / 2) {
        return;
    }
    layout->beginLayout();
    for (qreal x = 0;; x = indent) {
        QTextLine line = layout->createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLeadingIncluded(true);
        line.setLineWidth(width - x);
        line.setPosition({margin + x, 0});
    }
    layout->endLayout();
    if (layout->lineCount() != block.lineCount()) {
        QTextBlock(block).setLineCount(layout->lineCount());
        Q_EMIT const_cast<SourceLayout *>(this)->documentSizeChanged(documentSize());
    }
}

} // namespace baton
