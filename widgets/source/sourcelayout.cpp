// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/sourcelayout.h"

#include <QTextBlock>
#include <QTextLayout>

#include <cmath>

namespace baton {

QRectF SourceLayout::blockBoundingRect(const QTextBlock &block) const
{
    QRectF area = QPlainTextDocumentLayout::blockBoundingRect(block);
    if (!block.isVisible()) {
        return area;
    }
    const QTextLayout *layout = block.layout();
    const qreal margin = area.height() - layout->boundingRect().bottom();
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

} // namespace baton
