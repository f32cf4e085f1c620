// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/wraptext.h"

#include <QFontInfo>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QtMath>

namespace baton {

namespace {

constexpr QChar breakHere(0x200B); // has no width

bool joins(QChar letter)
{
    return letter == u'_' || letter == u'/' || letter == u'\\';
}

/// The text with the line breaks of its layout: lines end as in @p text, or after a joining
/// character.
QString withBreaks(const QString &text)
{
    QString all;
    all.reserve(text.size() + 8);
    for (qsizetype i = 0; i < text.size(); ++i) {
        all.append(text[i] == u'\n' ? QChar(QChar::LineSeparator) : text[i]);
        const bool hasMore = i + 1 < text.size() && text[i + 1] != breakHere;
        if (joins(text[i]) && hasMore) {
            all.append(breakHere);
        }
    }
    return all;
}

/// Breaks @p layout into lines of @p width; returns their height.
qreal breakLines(QTextLayout &layout, const WrapText &wrap, int width)
{
    QTextOption option(wrap.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(wrap.direction);
    layout.setTextOption(option);
    if (wrap.strong > 0) {
        QTextLayout::FormatRange range{
            0, static_cast<int>(withBreaks(wrap.text.left(wrap.strong)).size()), {}};
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

} // namespace

int WrapText::lineHeight() const
{
    return (QFontInfo(font).pixelSize() * 4 + 2) / 3; // 12 in 16, 13 in 18, 16 in 22
}

int WrapText::heightFor(int width) const
{
    QTextLayout layout(withBreaks(text), font);
    return qCeil(breakLines(layout, *this, width));
}

WrapText WrapText::inLines(int lines, int width, Qt::TextElideMode mode) const
{
    QTextLayout layout(withBreaks(text), font);
    breakLines(layout, *this, width);
    if (layout.lineCount() <= lines) {
        return *this;
    }
    const int start = layout.lineAt(lines - 1).textStart();
    const QString shown = layout.text();
    const QString rest = shown.sliced(start).simplified();
    WrapText cut = *this;
    cut.strong = withBreaks(text.left(strong)).size();
    const QString more = mode == Qt::ElideRight ? rest + QChar(0x2026) : rest;
    cut.text = shown.first(start) + QFontMetrics(font).elidedText(more, mode, width);
    return cut;
}

QStringList WrapText::parts(const QString &text)
{
    const QString laidOut = withBreaks(text);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, laidOut);
    QStringList parts;
    qsizetype start = 0;
    while (finder.toNextBoundary() >= 0) {
        parts.append(laidOut.sliced(start, finder.position() - start).remove(breakHere));
        start = finder.position();
    }
    return parts;
}

QStringList WrapText::unbroken(const QString &text)
{
    QStringList words;
    for (const QString &part : parts(text)) {
        words.append(part.trimmed());
    }
    words.removeAll(QString());
    return words;
}

void WrapText::draw(QPainter &painter, const QPointF &corner, int width) const
{
    QTextLayout layout(withBreaks(text), font, painter.device());
    breakLines(layout, *this, width);
    layout.draw(&painter, corner);
}

} // namespace baton
