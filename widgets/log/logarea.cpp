// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/log/loggutter.h"
#include "widgets/log/logruler.h"
#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"

#include <QEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

LogArea::LogArea(LogFile &file, LogRows &rows, LogSearch &search, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_file(file)
    , m_rows(rows)
    , m_search(search)
    , m_layout(file)
    , m_gutter(new LogGutter(*this))
    , m_ruler(new LogRuler(*this))
{
    setObjectName(u"logArea"_s);
    setAccessibleName(tr("Log"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBar(m_ruler);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    applyFont();
    connect(&rows, &LogRows::grew, this, &LogArea::showGrowth);
    connect(&rows, &LogRows::reset, this, &LogArea::showReset);
    connect(&file, &LogFile::readingChanged, this, [this](bool isReading) {
        if (!isReading) {
            m_wasRead = true;
            m_keepsTopLine = false;
            setTop(m_top);
        }
    });
    connect(&search, &LogSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&search, &LogSearch::changed, m_ruler, &LogRuler::refresh);
}

void LogArea::applyFont()
{
    m_layout.setFont(fonts::mono());
    m_widest = 0;
    updateBars();
}

void LogArea::setWrapsLines(bool wraps)
{
    if (m_wraps != wraps) {
        m_wraps = wraps;
        m_top.part = 0;
        setHorizontalScrollBarPolicy(wraps ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        updateBars();
        setTop(m_follows ? bottom() : m_top);
    }
}

void LogArea::setFollowsEnd(bool follows)
{
    m_isReleased = !follows;
    if (follows) {
        setTop(bottom());
        setNewLines(0);
    }
    if (m_follows != follows) {
        m_follows = follows;
        Q_EMIT followsEndChanged(follows);
    }
}

void LogArea::setNewLines(qint64 count)
{
    if (m_newLines != count) {
        m_newLines = count;
        Q_EMIT newLinesChanged(count);
    }
}

void LogArea::showGrowth(qint64 row)
{
    if (row < m_rows.count()) {
        m_layout.forget(m_rows.lineAt(row));
    }
    const qint64 added = m_rows.count() - std::exchange(m_knownRows, m_rows.count());
    const bool isFollowed = m_sawEnd && m_wasRead && added > 0 && !m_isReleased;
    if (m_keepsTopLine) {
        m_top = {m_rows.rowOf(m_topLine), m_top.part};
    }
    updateBars();
    if (m_follows || isFollowed) {
        setFollowsEnd(true);
    } else if (m_wasRead && added > 0) {
        setNewLines(m_newLines + added);
    }
    m_sawEnd = isEndSeen();
    m_ruler->refresh();
    viewport()->update();
    m_gutter->update();
}

/// The rows are others, or the file was written anew: what was on top stays there, if it still is.
void LogArea::showReset()
{
    m_layout.forgetAll();
    m_widest = 0;
    m_knownRows = m_rows.count();
    m_keepsTopLine = m_file.isReading();
    m_wasRead = m_wasRead && m_file.lineCount() > 0;
    m_matchLength = 0;
    setNewLines(0);
    const qint64 topLine = m_topLine;
    m_top = {m_rows.rowOf(m_topLine), 0};
    updateBars();
    if (m_file.lineCount() > 0) {
        m_anchor = clamped(m_anchor);
        m_caret = clamped(m_caret);
        setTop(m_follows ? bottom() : m_top);
    } else {
        m_anchor = m_caret = {};
        m_topLine = topLine;
    }
    m_ruler->refresh();
    viewport()->update();
    m_gutter->update();
}

void LogArea::resizeEvent(QResizeEvent *event)
{
    const bool sawCaret = isInSight(m_caret, event->oldSize().height());
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
    setTop(m_follows ? bottom() : m_top);
    if (sawCaret && !m_follows) { // a bar that opens covers no match
        ensureRowVisible(m_caret);
    }
    m_ruler->refresh();
}

void LogArea::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_layout.forgetAll();
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

std::vector<LogArea::SeenLine> LogArea::seenLines()
{
    std::vector<SeenLine> seen;
    int y = -m_top.part * m_layout.lineHeight();
    qreal widest = m_widest;
    for (qint64 row = m_top.row; row < m_rows.count() && y < viewport()->height(); ++row) {
        const qint64 line = m_rows.lineAt(row);
        const LaidLine &laid = m_layout.at(line);
        const QString cut = cutTextOf(laid);
        const qreal tag =
            cut.isEmpty() ? 0 : (static_cast<qreal>(cut.size()) + 2) * m_layout.charWidth();
        widest = std::max(widest, laid.width + tag);
        seen.push_back({line, y, &laid});
        y += laid.rows * m_layout.lineHeight();
    }
    if (!m_wraps && widest > m_widest) {
        m_widest = widest;
        QMetaObject::invokeMethod(this, &LogArea::updateBars, Qt::QueuedConnection);
    }
    return seen;
}

void LogArea::goToLine(qint64 line)
{
    if (m_rows.count() == 0) {
        return;
    }
    const qint64 row = std::min(m_rows.rowOf(line), m_rows.count() - 1);
    const LogPlace place{m_rows.lineAt(row), 0};
    setTop(stepped({row, 0}, -pageRows() / 3));
    noteScrolled();
    select(place, place);
}

bool LogArea::goToLevel(quint8 levels, bool isForward)
{
    qint64 line = m_caret.line;
    do {
        line = isForward ? m_file.index().nextOf(levels, line)
                         : m_file.index().previousOf(levels, line);
    } while (line >= 0 && !m_rows.shows(line));
    if (line < 0) {
        return false;
    }
    goToLine(line);
    return true;
}

void LogArea::goToMark(qint64 row, quint8 marks)
{
    const qint64 line = m_rows.lineAt(row);
    quint8 levels = 0;
    levels |= marks & LogRuler::Error ? LogFilter::bit(LogLevel::Error) : 0;
    levels |= marks & LogRuler::Warning ? LogFilter::bit(LogLevel::Warning) : 0;
    qint64 target = levels == 0 ? -1 : m_file.index().nextOf(levels, line - 1);
    if (marks & LogRuler::Match) {
        const qint64 match = m_search.lineFrom(line);
        target = target < 0 || (match >= 0 && match < target) ? match : target;
    }
    if (target >= 0) {
        goToLine(target);
    }
}

LogArea::Top LogArea::topAt(const LogPlace &place)
{
    const qint64 row = std::min(m_rows.rowOf(place.line), m_rows.count() - 1);
    return {row, laidRow(row).rowAt(place.column)};
}

bool LogArea::isInSight(const LogPlace &place, int height)
{
    if (m_rows.count() == 0) {
        return false;
    }
    const Top wanted = topAt(place);
    const int rows = std::max(1, height / m_layout.lineHeight());
    return wanted >= m_top && wanted <= stepped(m_top, rows - 1);
}

void LogArea::ensureRowVisible(const LogPlace &place)
{
    const Top wanted = topAt(place);
    if (wanted < m_top) {
        setTop(wanted);
        noteScrolled();
    } else if (wanted > stepped(m_top, pageRows() - 1)) {
        setTop(stepped(wanted, 1 - pageRows()));
        noteScrolled();
    }
}

void LogArea::ensureVisible(const LogPlace &place)
{
    if (m_rows.count() == 0) {
        return;
    }
    ensureRowVisible(place);
    const LaidLine &laid = laidRow(std::min(m_rows.rowOf(place.line), m_rows.count() - 1));
    const QTextLine text = laid.layout->lineForTextPosition(place.column);
    const int x = text.isValid() ? static_cast<int>(text.cursorToX(place.column)) : 0;
    const int left = horizontalScrollBar()->value();
    const int room = viewport()->width() - 2 * textEdge;
    if (!m_wraps && (x < left || x > left + room)) {
        m_widest = std::max(m_widest, laid.width);
        updateBars();
        horizontalScrollBar()->setValue(x < room / 2 ? 0 : x - room / 2);
    }
}

void LogArea::bringIntoSight(const LogPlace &place)
{
    if (m_rows.count() > 0 && !isInSight(place, viewport()->height())) {
        setTop(stepped(topAt(place), -pageRows() / 3));
        noteScrolled();
    }
    ensureVisible(place);
}

void LogArea::setCurrentMatch(const LogPlace &place, int length)
{
    m_match = place;
    m_matchLength = length;
    viewport()->update();
}

} // namespace baton
