// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/search/logrows.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace baton {

/// Keys that the window may have actions for belong to the log while it has the keyboard.
bool LogArea::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)
            || key->key() == Qt::Key_F8) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void LogArea::keyPressEvent(QKeyEvent *event)
{
    if (!handleCommand(*event) && !handleMove(*event)) {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

bool LogArea::handleCommand(const QKeyEvent &event)
{
    const bool isBack = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.matches(QKeySequence::Copy)) {
        copy();
    } else if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (event.matches(QKeySequence::Find)) {
        Q_EMIT findRequested();
    } else if (event.key() == Qt::Key_F3) {
        Q_EMIT findAgainRequested(!isBack);
    } else if (event.key() == Qt::Key_F8) {
        Q_EMIT levelRequested(!isBack);
    } else if (event.key() == Qt::Key_G && event.modifiers() == Qt::ControlModifier) {
        Q_EMIT goRequested();
    } else if (event.matches(QKeySequence::Save)) {
        Q_EMIT saveRequested();
    } else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_rows.count() > 0 && m_layout.at(m_caret.line).shown.hiddenBytes > 0) {
            Q_EMIT wholeLineRequested(m_caret.line);
        }
    } else {
        return false;
    }
    return true;
}

bool LogArea::handleMove(const QKeyEvent &event)
{
    if (m_rows.count() == 0) {
        return false;
    }
    const bool extends = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    const qreal wantedX = m_wantedX;
    m_wantedX = -1;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int by = event.key() == Qt::Key_Up ? -1 : 1;
        if (isControl) {
            scrollRows(by);
            return true;
        }
        m_wantedX = wantedX;
        moveCaret(verticalStep(by), extends);
        return true;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int by = (event.key() == Qt::Key_PageUp ? -1 : 1) * std::max(1, pageRows() - 1);
        m_wantedX = wantedX;
        const LogPlace place = verticalStep(by);
        scrollRows(by);
        moveCaret(place, extends);
        return true;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
        moveCaret(horizontalStep(event.key() == Qt::Key_Right, isControl), extends);
        return true;
    case Qt::Key_Home:
        moveCaret({isControl ? m_rows.lineAt(0) : m_caret.line, 0}, extends);
        return true;
    case Qt::Key_End:
        moveCaret(lineEnd(isControl ? m_rows.lineAt(m_rows.count() - 1) : m_caret.line), extends);
        if (isControl) {
            setTop(bottom());
            noteScrolled();
        }
        return true;
    default:
        m_wantedX = wantedX;
        return false;
    }
}

void LogArea::moveCaret(LogPlace place, bool extends)
{
    const qreal wantedX = m_wantedX;
    select(extends ? m_anchor : place, place);
    m_wantedX = wantedX;
    ensureVisible(place);
}

LogPlace LogArea::clamped(const LogPlace &place)
{
    if (m_rows.count() == 0) {
        return {};
    }
    const qint64 row = std::min(m_rows.rowOf(place.line), m_rows.count() - 1);
    const qint64 line = m_rows.lineAt(row);
    const auto size = static_cast<int>(m_layout.at(line).text().size());
    return {line, line == place.line ? std::min(place.column, size) : 0};
}

LogPlace LogArea::lineEnd(qint64 line)
{
    return {line, static_cast<int>(m_layout.at(line).text().size())};
}

LogPlace LogArea::verticalStep(int rows)
{
    const LogPlace from = clamped(m_caret);
    const qint64 row = m_rows.rowOf(from.line);
    const LaidLine &laid = m_layout.at(from.line);
    const QTextLine text = laid.layout->lineForTextPosition(from.column);
    if (m_wantedX < 0) {
        m_wantedX = text.isValid() ? text.cursorToX(from.column) : 0;
    }
    const Top target = stepped({row, laid.rowAt(from.column)}, rows);
    const qint64 line = m_rows.lineAt(target.row);
    const QTextLayout &layout = *m_layout.at(line).layout;
    if (target.part >= layout.lineCount()) {
        return {line, 0};
    }
    return {line, layout.lineAt(target.part).xToCursor(m_wantedX)};
}

LogPlace LogArea::horizontalStep(bool isForward, bool byWord)
{
    const LogPlace from = clamped(m_caret);
    const QTextLayout &layout = *m_layout.at(from.line).layout;
    const auto mode = byWord ? QTextLayout::SkipWords : QTextLayout::SkipCharacters;
    const auto size = static_cast<int>(layout.text().size());
    const qint64 row = m_rows.rowOf(from.line);
    if (isForward && from.column >= size) {
        return row + 1 < m_rows.count() ? LogPlace{m_rows.lineAt(row + 1), 0} : from;
    }
    if (!isForward && from.column == 0) {
        return row > 0 ? lineEnd(m_rows.lineAt(row - 1)) : from;
    }
    return {from.line,
            isForward ? layout.nextCursorPosition(from.column, mode)
                      : layout.previousCursorPosition(from.column, mode)};
}

} // namespace baton
