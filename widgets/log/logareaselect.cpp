// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/search/exportlines.h"
#include "models/log/search/logrows.h"
#include "widgets/log/loggutter.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QtConcurrentRun>
#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// More is not put on the clipboard.
constexpr qint64 largestCopy = qint64(64) * 1024 * 1024;

} // namespace

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

/// Sets the text of the caret's line for assistive technology.
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
    const auto work = [excerpt, before = from.column, behind, masking = Masking::inUse()] {
        QString text = textOfLines(excerpt);
        if (behind >= 0) {
            text.truncate(text.lastIndexOf(u'\n') + 1 + behind);
        }
        text.remove(0, before);
        const int masked = masking.maskAll([&text](const auto &take) { take(text); });
        return std::pair(text, masked);
    };
    const qint64 lines = to.line - from.line + 1;
    QtConcurrent::run(work).then(this, [this, lines](const std::pair<QString, int> &text) {
        QApplication::clipboard()->setText(text.first);
        Q_EMIT copied(lines, text.second);
    });
}

} // namespace baton
