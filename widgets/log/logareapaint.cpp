// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/search/logsearch.h"
#include "widgets/log/loggutter.h"
#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"

#include <QLocale>
#include <QPainter>
#include <QScrollBar>

using namespace Qt::StringLiterals;

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

} // namespace

QString LogArea::cutTextOf(const LaidLine &laid) const
{
    if (laid.shown.hiddenBytes == 0) {
        return {};
    }
    return tr("… %1 more, show the whole line")
        .arg(QLocale().formattedDataSize(laid.shown.hiddenBytes));
}

QRectF LogArea::cutTagOf(const SeenLine &seen) const
{
    const QString text = cutTextOf(*seen.laid);
    if (text.isEmpty()) {
        return {};
    }
    const QTextLayout &layout = *seen.laid->layout;
    const QTextLine last = layout.lineAt(layout.lineCount() - 1);
    const qreal width = QFontMetricsF(fonts::mono()).horizontalAdvance(text);
    qreal x = textEdge + last.naturalTextWidth() + tagGap - horizontalScrollBar()->value();
    if (m_wraps) { // where the last row leaves no room, over its end
        x = std::min(x, viewport()->width() - width - textEdge);
    }
    return {x, seen.top + (seen.laid->rows - 1.0) * lineHeight(), width, qreal(lineHeight())};
}

/// Matches and the selection, the later ones over the earlier.
QList<QTextLayout::FormatRange> LogArea::marksOf(const SeenLine &seen) const
{
    QList<QTextLayout::FormatRange> ranges;
    if (!m_search.matcher().isEmpty()) {
        for (const LogMatch &match : m_search.matcher().in(seen.laid->text())) {
            ranges.append(filled(match.begin, match.begin + match.length, Role::SelectionIdle));
        }
    }
    const bool isCurrent = m_matchLength > 0 && m_match.line == seen.line;
    if (isCurrent) {
        ranges.append(filled(m_match.column, m_match.column + m_matchLength, Role::Selection));
    }
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    if (from != to && from.line <= seen.line && seen.line <= to.line) {
        const qsizetype begin = from.line == seen.line ? from.column : 0;
        const qsizetype end = to.line == seen.line ? to.column : seen.laid->text().size();
        ranges.append(filled(begin, end, hasFocus() ? Role::Selection : Role::SelectionIdle));
    }
    return ranges;
}

void LogArea::paintLine(QPainter &painter, const SeenLine &seen, const QRect &dirty)
{
    const QTextLayout &layout = *seen.laid->layout;
    const int height = seen.laid->rows * lineHeight();
    const QPointF origin(textEdge - horizontalScrollBar()->value(), seen.top);
    if (seen.line == m_caret.line && !hasSelection()) {
        painter.fillRect(QRect(0, seen.top, viewport()->width(), height),
                         Theme::color(Role::CurrentLine));
    }
    const auto [from, to] = std::minmax(m_anchor, m_caret);
    if (from.line <= seen.line && seen.line < to.line && layout.lineCount() > 0) {
        // The line end is selected, too.
        const QTextLine last = layout.lineAt(layout.lineCount() - 1);
        painter.fillRect(QRectF(origin.x() + last.naturalTextWidth(),
                                seen.top + height - lineHeight(), charWidth(), lineHeight()),
                         Theme::color(hasFocus() ? Role::Selection : Role::SelectionIdle));
    }
    painter.setPen(Theme::color(Role::Text));
    layout.draw(&painter, origin, marksOf(seen), dirty);
    if (const QString cut = cutTextOf(*seen.laid); !cut.isEmpty()) {
        const QRectF area = cutTagOf(seen);
        if (m_wraps) {
            painter.fillRect(area.adjusted(-tagGap, 0, 0, 0), Theme::color(Role::View));
        }
        painter.setFont(fonts::mono());
        painter.setPen(Theme::color(Role::Accent));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, cut);
    }
    paintCaret(painter, seen, origin);
    paintCurrentMatch(painter, seen, origin);
}

void LogArea::paintCaret(QPainter &painter, const SeenLine &seen, QPointF origin) const
{
    if (seen.line != m_caret.line || !hasFocus()) {
        return;
    }
    const QTextLine row = seen.laid->layout->lineForTextPosition(m_caret.column);
    if (row.isValid()) {
        const qreal x = origin.x() + row.cursorToX(m_caret.column);
        painter.fillRect(
            QRectF(x, seen.top + row.lineNumber() * lineHeight() + 2.0, 1, lineHeight() - 4.0),
            Theme::color(Role::Accent));
    }
}

void LogArea::paintCurrentMatch(QPainter &painter, const SeenLine &seen, QPointF origin) const
{
    if (m_matchLength <= 0 || m_match.line != seen.line) {
        return;
    }
    const QTextLayout &layout = *seen.laid->layout;
    painter.setPen(Theme::color(Role::Accent));
    painter.setBrush(Qt::NoBrush);
    const int end = m_match.column + m_matchLength;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine row = layout.lineAt(i);
        const int begin = std::max(m_match.column, row.textStart());
        const int stop = std::min(end, row.textStart() + row.textLength());
        if (begin < stop) {
            const qreal left = row.cursorToX(begin);
            const QRectF area(origin.x() + left, seen.top + i * lineHeight() + 1.0,
                              row.cursorToX(stop) - left, lineHeight() - 2.0);
            painter.drawRect(area.toRect().adjusted(0, 0, -1, -1));
        }
    }
}

void LogArea::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::color(Role::View));
    for (const SeenLine &seen : seenLines()) {
        paintLine(painter, seen, event->rect());
    }
}

void LogArea::focusInEvent(QFocusEvent *event)
{
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void LogArea::focusOutEvent(QFocusEvent *event)
{
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

} // namespace baton
