// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/wraptext.h"

#include <QFontInfo>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace baton {

namespace {

/// Breaks @p layout into lines of @p width; the height they use.
qreal breakLines(QTextLayout &layout, const WrapText &wrap, int width)
{
    QTextOption option(wrap.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(wrap.direction);
    layout.setTextOption(option);
    if (wrap.strong > 0) {
        QTextLayout::FormatRange range{0, static_cast<int>(wrap.strong), {}};
        range.format.setFontWeight(QFont::DemiBold);
        layout.setFormats({range});
    }
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height + (wrap.lineHeight() - line.height()) / 2});
        height += wrap.lineHeight();
    }
    layout.endLayout();
    return height;
}

QString withLineBreaks(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

} // namespace

int WrapText::lineHeight() const
{
    return qCeil(QFontInfo(font).pixelSize() * 1.36);
}

int WrapText::heightFor(int width) const
{
    QTextLayout layout(withLineBreaks(text), font);
    return qCeil(breakLines(layout, *this, width));
}

WrapText WrapText::inLines(int lines, int width) const
{
    QTextLayout layout(withLineBreaks(text), font);
    breakLines(layout, *this, width);
    if (layout.lineCount() <= lines) {
        return *this;
    }
    const int start = layout.lineAt(lines - 1).textStart();
    const QString rest = text.sliced(start).simplified();
    WrapText cut = *this;
    cut.text = text.first(start)
        + QFontMetrics(font).elidedText(rest + QChar(0x2026), Qt::ElideRight, width);
    return cut;
}

void WrapText::draw(QPainter &painter, const QPointF &corner, int width) const
{
    QTextLayout layout(withLineBreaks(text), font, painter.device());
    breakLines(layout, *this, width);
    layout.draw(&painter, corner);
}

} // namespace baton
