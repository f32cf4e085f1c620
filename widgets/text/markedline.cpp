// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/markedline.h"

#include "widgets/style/theme.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace baton {

void writeMarked(QPainter &painter, const QRect &area, const QFont &font, const QString &text,
                 const std::vector<TextStretch> &matches)
{
    QTextLayout layout(text, font);
    QTextCharFormat marked;
    marked.setFontWeight(QFont::Bold);
    marked.setForeground(Theme::color(Role::Accent));
    QList<QTextLayout::FormatRange> formats;
    for (const TextStretch &match : matches) {
        const qsizetype end = std::min(match.start + match.length, text.size());
        if (end > match.start) {
            formats.append(
                {static_cast<int>(match.start), static_cast<int>(end - match.start), marked});
        }
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(static_cast<int>(text.size()));
    layout.endLayout();
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    layout.draw(&painter, {qreal(area.left()), area.center().y() - line.height() / 2 + 1});
    painter.restore();
}

} // namespace baton
