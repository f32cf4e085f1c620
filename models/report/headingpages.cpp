// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/headingpages.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace baton {

namespace {

int pageOf(const QTextDocument &text, const QTextBlock &block)
{
    const QRectF place = text.documentLayout()->blockBoundingRect(block);
    return static_cast<int>(place.top() / text.pageSize().height());
}

} // namespace

void keepHeadings(QTextDocument &text)
{
    constexpr int mostPages = 100; // each move lays out what follows
    for (QTextBlock block = text.begin(); block.isValid() && text.pageCount() <= mostPages;
         block = block.next()) {
        const QTextBlock next = block.next();
        const bool isHeading = block.blockFormat().headingLevel() > 0;
        if (isHeading && next.isValid() && pageOf(text, next) > pageOf(text, block)) {
            QTextBlockFormat format = block.blockFormat();
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            QTextCursor(block).setBlockFormat(format);
        }
    }
}

} // namespace baton
