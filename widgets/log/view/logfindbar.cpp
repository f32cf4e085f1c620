// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/logfindbar.h"

#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/log/lines/logarea.h"

#include <QLineEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

LogFindBar::LogFindBar(LogArea &area, QWidget *parent)
    : FindBar(u"logFind"_s, MatchCase | Pattern, parent)
    , m_area(area)
{
    field().setPlaceholderText(tr("Find in all lines"));
    connect(this, &FindBar::queryChanged, this, &LogFindBar::start);
    connect(this, &FindBar::nextRequested, this, &LogFindBar::findNext);
    connect(this, &FindBar::previousRequested, this, &LogFindBar::findPrevious);
    connect(&area.search(), &LogSearch::changed, this, &LogFindBar::findFirst);
    connect(&area.search(), &LogSearch::finished, this, &LogFindBar::findFirst);
}

void LogFindBar::open()
{
    if (const QString selected = m_area.selectedInLine(); !selected.isEmpty() && !isVisible()) {
        field().setText(selected);
    }
    FindBar::open();
    m_origin = m_area.caret().line;
    start();
}

void LogFindBar::openAt(qint64 line, const QString &text)
{
    setPlainText(text);
    QWidget::show();
    m_origin = line;
    start();
}

void LogFindBar::close()
{
    m_isWanted = false;
    m_line = -1;
    m_area.search().setQuery({});
    m_area.setCurrentMatch({}, 0);
    m_area.setFocus(Qt::OtherFocusReason);
    FindBar::close();
}

void LogFindBar::start()
{
    if (!isVisible()) {
        return;
    }
    m_isWanted = true;
    m_line = -1;
    m_area.setCurrentMatch({}, 0);
    m_area.search().setQuery({text(), isOn(MatchCase), isOn(Pattern)});
    findFirst();
}

/// The first match after the start of the search; wraps around only when everything was searched.
void LogFindBar::findFirst()
{
    if (!isVisible()) {
        return;
    }
    const LogSearch &search = m_area.search();
    if (m_line >= 0 && search.matchesIn(m_line) == 0 && m_line < search.searchedLines()) {
        m_line = -1; // it no longer exists
        m_area.setCurrentMatch({}, 0);
    }
    if (m_isWanted) {
        qint64 line = search.lineFrom(m_origin);
        if (line < 0 && !search.isSearching()) {
            line = search.lineFrom(0);
        }
        if (line >= 0) {
            show(line, 0);
            return;
        }
    }
    showCount();
}

std::vector<LogMatch> LogFindBar::matchesIn(qint64 line) const
{
    return m_area.search().matcher().in(
        m_area.file().shown(line, LogLayout::shownBytes).content.text);
}

void LogFindBar::find(bool isForward)
{
    const LogSearch &search = m_area.search();
    if (!isVisible() || search.matchCount() == 0) {
        return;
    }
    const auto last = [&](qint64 line) {
        return std::max(0, static_cast<int>(matchesIn(line).size()) - 1);
    };
    const qint64 from = m_line >= 0 ? m_line : m_area.caret().line;
    if (m_line >= 0 && isForward && m_match < last(m_line)) {
        show(m_line, m_match + 1);
        return;
    }
    if (m_line >= 0 && !isForward && m_match > 0) {
        show(m_line, m_match - 1);
        return;
    }
    qint64 line = isForward ? search.lineFrom(from + 1) : search.lineUpTo(from - 1);
    if (line < 0) {
        line = isForward ? search.lineFrom(0) : search.lineUpTo(m_area.file().lineCount());
    }
    show(line, isForward ? 0 : last(line));
}

/// A match in the truncated part of a line is shown as the end of its visible part.
void LogFindBar::show(qint64 line, int match)
{
    const std::vector<LogMatch> matches = matchesIn(line);
    m_isWanted = false;
    m_line = line;
    m_match = match;
    LogPosition place{
        line,
        static_cast<int>(m_area.file().shown(line, LogLayout::shownBytes).content.text.size())};
    int length = 0;
    if (match < static_cast<int>(matches.size())) {
        const LogMatch &found = matches[static_cast<size_t>(match)];
        place.column = static_cast<int>(found.begin);
        length = static_cast<int>(found.length);
    }
    m_area.select(place, place);
    m_area.setCurrentMatch(place, length);
    m_area.bringIntoSight({line, place.column + length});
    m_area.ensureVisible(place);
    showCount();
}

void LogFindBar::showCount()
{
    const LogSearch &search = m_area.search();
    const qint64 number = m_line < 0 ? 0 : search.matchesBefore(m_line) + m_match + 1;
    showResult({.count = search.matchCount(),
                .number = search.isSearching() ? 0 : number,
                .isSearching = search.isSearching(),
                .error = search.matcher().error()});
}

} // namespace baton
