// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/logrows.h"
#include "models/log/savelines.h"
#include "widgets/log/loggutter.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLocale>
#include <QtConcurrentRun>
#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// More is not put on the clipboard.
constexpr qint64 largestCopy = qint64(64) * 1024 * 1024;

} // namespace

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

void LogArea::select(const LogPlace &anchor, const LogPlace &caret)
{
    m_wantedX = -1;
    const bool isNew = m_caret != caret;
    m_anchor = anchor;
    m_caret = caret;
    viewport()->update();
    m_gutter->update();
    if (isNew) {
        describe();
        Q_EMIT caretMoved(caret.line, caret.column);
    }
}

/// What assistive technology reads of the line of the caret.
void LogArea::describe()
{
    if (m_rows.count() > 0) {
        const QString text = m_layout.at(clamped(m_caret).line).text();
        setAccessibleDescription(tr("Line %1: %2").arg(QString::number(m_caret.line + 1), text));
    }
}

QString LogArea::selectedInLine()
{
    if (!hasSelection() || m_anchor.line != m_caret.line || m_rows.count() == 0) {
        return {};
    }
    const auto [from, to] = std::minmax(m_anchor.column, m_caret.column);
    return m_layout.at(m_caret.line).text().mid(from, to - from);
}

void LogArea::selectAll()
{
    if (m_rows.count() > 0) {
        select({m_rows.lineAt(0), 0}, lineEnd(m_rows.lineAt(m_rows.count() - 1)));
    }
}

void LogArea::selectWord(const LogPlace &place)
{
    const QString &text = m_layout.at(place.line).text();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, text);
    finder.setPosition(place.column);
    const qsizetype begin = finder.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem)
        ? place.column
        : std::max<qsizetype>(0, finder.toPreviousBoundary());
    finder.setPosition(place.column);
    const qsizetype end = finder.toNextBoundary();
    select({place.line, static_cast<int>(begin)},
           {place.line, static_cast<int>(end < 0 ? text.size() : end)});
}

void LogArea::selectLine(qint64 line)
{
    const qint64 row = m_rows.rowOf(line);
    const bool isLast = row + 1 >= m_rows.count();
    select({line, 0}, isLast ? lineEnd(line) : LogPlace{m_rows.lineAt(row + 1), 0});
}

/// On a worker, because the selection may be most of the log. A line that is cut is copied whole.
void LogArea::copy()
{
    if (!hasSelection() || m_rows.count() == 0) {
        return;
    }
    const LogPlace from = clamped(std::min(m_anchor, m_caret));
    const LogPlace to = clamped(std::max(m_anchor, m_caret));
    const LogLine last = m_file.index().at(to.line);
    const qint64 size = last.offset + last.length - m_file.index().at(from.line).offset;
    if (size > largestCopy) {
        Q_EMIT copyRefused(tr("More than %1 is not copied. Save the lines to a file instead.")
                               .arg(QLocale().formattedDataSize(largestCopy)));
        return;
    }
    const LogExcerpt excerpt{m_file.source(), m_file.index(), m_rows.lines(), from.line,
                             to.line + 1};
    const LaidLine &end = m_layout.at(to.line);
    const bool isWhole = to.column >= end.text().size();
    const int behind = isWhole ? -1 : to.column;
    const auto work = [excerpt, before = from.column, behind] {
        QString text = textOfLines(excerpt);
        if (behind >= 0) {
            text.truncate(text.lastIndexOf(u'\n') + 1 + behind);
        }
        return text.sliced(std::min<qsizetype>(before, text.size()));
    };
    const qint64 lines = to.line - from.line + 1;
    QtConcurrent::run(work).then(this, [this, lines](const QString &text) {
        QApplication::clipboard()->setText(text);
        Q_EMIT copied(lines);
    });
}

} // namespace baton
