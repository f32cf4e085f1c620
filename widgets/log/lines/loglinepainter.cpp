// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/loglinepainter.h"

#include "models/log/search/logmatcher.h"
#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"

#include <QLocale>
#include <QPainter>

namespace baton {

namespace {

constexpr int tagGap = 12;

QTextLayout::FormatRange filled(qsizetype begin, qsizetype end, Role role)
{
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(begin);
    range.length = static_cast<int>(end - begin);
    range.format.setBackground(Theme::color(role));
    return range;
}

int sizeOf(const LaidLine &laid)
{
    return static_cast<int>(laid.text().size());
}

} // namespace

QString LogLinePainter::cutText(const LaidLine &laid)
{
    return laid.shown.hiddenBytes == 0
        ? QString()
        : tr("… %1 more, show the whole line")
              .arg(QLocale().formattedDataSize(laid.shown.hiddenBytes));
}

QRectF LogLinePainter::cutTag(const SeenLine &seen) const
{
    const QString text = cutText(*seen.laid);
    if (text.isEmpty()) {
        return {};
    }
    const QTextLayout &layout = *seen.laid->layout;
    const QTextLine last = layout.lineAt(layout.lineCount() - 1);
    const qreal wide = QFontMetricsF(fonts::mono()).horizontalAdvance(text);
    qreal x = textEdge + last.naturalTextWidth() + tagGap - scroll;
    if (wrapsLines) { // covers its end if the last row has no room
        x = std::min(x, width - wide - textEdge);
    }
    return {x, seen.top + (seen.laid->rows - 1.0) * lineHeight, wide, qreal(lineHeight)};
}

/// The formats of matches and selection; later ones cover earlier ones.
QList<QTextLayout::FormatRange> LogLinePainter::marksOf(const SeenLine &seen) const
{
    QList<QTextLayout::FormatRange> ranges;
    if (!matcher.isEmpty()) {
        for (const LogMatch &one : matcher.in(seen.laid->text())) {
            ranges.append(filled(one.begin, one.begin + one.length, Role::SelectionIdle));
        }
    }
    if (const auto columns = match.columnsIn(seen.line, sizeOf(*seen.laid))) {
        ranges.append(filled(columns->first, columns->second, Role::Selection));
    }
    if (const auto columns = selection.columnsIn(seen.line, sizeOf(*seen.laid))) {
        ranges.append(filled(columns->first, columns->second,
                             hasFocus ? Role::Selection : Role::SelectionIdle));
    }
    return ranges;
}

void LogLinePainter::paint(QPainter &painter, const SeenLine &seen, const QRect &dirty) const
{
    const QPointF origin(textEdge - scroll, seen.top);
    paintBehind(painter, seen, origin);
    painter.setPen(Theme::color(Role::Text));
    seen.laid->layout->draw(&painter, origin, marksOf(seen), dirty);
    if (const QString cut = cutText(*seen.laid); !cut.isEmpty()) {
        const QRectF area = cutTag(seen);
        if (wrapsLines) {
            painter.fillRect(area.adjusted(-tagGap, 0, 0, 0), Theme::color(Role::View));
        }
        painter.setFont(fonts::mono());
        painter.setPen(Theme::color(Role::Accent));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, cut);
    }
    paintCaret(painter, seen, origin);
    paintMatch(painter, seen, origin);
}

/// Paints the background of the caret's line and of a selected line end.
void LogLinePainter::paintBehind(QPainter &painter, const SeenLine &seen, QPointF origin) const
{
    const QTextLayout &layout = *seen.laid->layout;
    const int height = seen.laid->rows * lineHeight;
    if (seen.line == selection.caret.line && selection.isEmpty()) {
        painter.fillRect(QRect(0, seen.top, width, height), Theme::color(Role::CurrentLine));
    }
    if (selection.hasEndOf(seen.line) && layout.lineCount() > 0) {
        const QTextLine last = layout.lineAt(layout.lineCount() - 1);
        painter.fillRect(QRectF(origin.x() + last.naturalTextWidth(),
                                seen.top + height - lineHeight, charWidth, lineHeight),
                         Theme::color(hasFocus ? Role::Selection : Role::SelectionIdle));
    }
}

void LogLinePainter::paintCaret(QPainter &painter, const SeenLine &seen, QPointF origin) const
{
    const LogPosition &caret = selection.caret;
    if (seen.line != caret.line || !hasFocus) {
        return;
    }
    const QTextLine row = seen.laid->layout->lineForTextPosition(caret.column);
    if (row.isValid()) {
        const qreal x = origin.x() + row.cursorToX(caret.column);
        painter.fillRect(
            QRectF(x, seen.top + row.lineNumber() * lineHeight + 2.0, 1, lineHeight - 4.0),
            Theme::color(Role::Accent));
    }
}

void LogLinePainter::paintMatch(QPainter &painter, const SeenLine &seen, QPointF origin) const
{
    const auto columns = match.columnsIn(seen.line, sizeOf(*seen.laid));
    if (!columns) {
        return;
    }
    const QTextLayout &layout = *seen.laid->layout;
    painter.setPen(Theme::color(Role::Accent));
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine row = layout.lineAt(i);
        const int begin = std::max(columns->first, row.textStart());
        const int stop = std::min(columns->second, row.textStart() + row.textLength());
        if (begin < stop) {
            const qreal left = row.cursorToX(begin);
            const QRectF area(origin.x() + left, seen.top + i * lineHeight + 1.0,
                              row.cursorToX(stop) - left, lineHeight - 2.0);
            painter.drawRect(area.toRect().adjusted(0, 0, -1, -1));
        }
    }
}

} // namespace baton
