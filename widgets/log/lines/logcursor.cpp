// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logcursor.h"

#include "models/log/search/logrows.h"

#include <QTextBoundaryFinder>

namespace baton {

void LogCursor::select(const LogSelection &selection)
{
    m_selection = selection;
    m_wantedX = -1;
}

void LogCursor::clamp()
{
    m_selection = m_rows.count() > 0 ? shownSelection() : LogSelection();
}

LogSelection LogCursor::shownSelection() const
{
    return {clamped(m_selection.anchor), clamped(m_selection.caret)};
}

QString LogCursor::selectedInLine() const
{
    const LogPosition &from = m_selection.from();
    const LogPosition &to = m_selection.to();
    if (m_selection.isEmpty() || from.line != to.line || m_rows.count() == 0) {
        return {};
    }
    return m_layout.at(from.line).text().mid(from.column, to.column - from.column);
}

LogSelection LogCursor::all() const
{
    return {{m_rows.lineAt(0), 0}, lineEnd(m_rows.lineAt(m_rows.count() - 1))};
}

LogSelection LogCursor::wordAt(const LogPosition &place) const
{
    const QString &text = m_layout.at(place.line).text();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    finder.setPosition(place.column);
    const qsizetype begin = finder.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem)
        ? place.column
        : std::max<qsizetype>(0, finder.toPreviousBoundary());
    finder.setPosition(place.column);
    const qsizetype end = finder.toNextBoundary();
    return {{place.line, static_cast<int>(begin)},
            {place.line, static_cast<int>(end < 0 ? text.size() : end)}};
}

LogSelection LogCursor::wholeLine(qint64 line) const
{
    const qint64 row = m_rows.rowOf(line);
    const bool isLast = row + 1 >= m_rows.count();
    return {{line, 0}, isLast ? lineEnd(line) : LogPosition{m_rows.lineAt(row + 1), 0}};
}

LogPosition LogCursor::clamped(const LogPosition &place) const
{
    const qint64 row = std::min(m_rows.rowOf(place.line), m_rows.count() - 1);
    const qint64 line = m_rows.lineAt(row);
    return {line, line == place.line ? std::min(place.column, lineEnd(line).column) : 0};
}

LogPosition LogCursor::lineEnd(qint64 line) const
{
    return {line, static_cast<int>(m_layout.at(line).text().size())};
}

qreal LogCursor::x() const
{
    if (m_wantedX >= 0) {
        return m_wantedX;
    }
    const LogPosition from = clamped(caret());
    const QTextLine text = m_layout.at(from.line).layout->lineForTextPosition(from.column);
    return text.isValid() ? text.cursorToX(from.column) : 0;
}

LogPosition LogCursor::verticalStep(int rows) const
{
    const LogScroller::Top target = m_scroller.stepped(m_scroller.topAt(clamped(caret())), rows);
    const qint64 line = m_rows.lineAt(target.row);
    const QTextLayout &layout = *m_layout.at(line).layout;
    return {line, target.part < layout.lineCount() ? layout.lineAt(target.part).xToCursor(x()) : 0};
}

LogPosition LogCursor::horizontalStep(bool isForward, bool byWord) const
{
    const LogPosition from = clamped(caret());
    const QTextLayout &layout = *m_layout.at(from.line).layout;
    const auto mode = byWord ? QTextLayout::SkipWords : QTextLayout::SkipCharacters;
    const qint64 row = m_rows.rowOf(from.line);
    if (isForward && from.column >= lineEnd(from.line).column) {
        return row + 1 < m_rows.count() ? LogPosition{m_rows.lineAt(row + 1), 0} : from;
    }
    if (!isForward && from.column == 0) {
        return row > 0 ? lineEnd(m_rows.lineAt(row - 1)) : from;
    }
    return {from.line,
            isForward ? layout.nextCursorPosition(from.column, mode)
                      : layout.previousCursorPosition(from.column, mode)};
}

} // namespace baton
