// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logscrollarea.h"

#include "models/log/search/logrows.h"
#include "widgets/log/lines/loglinepainter.h"
#include "widgets/style/fonts.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <limits>

namespace baton {

namespace {

constexpr int wheelStep = 120;
constexpr int rowsOfAStep = 3;

} // namespace

LogScrollArea::LogScrollArea(LogFile &file, LogRows &rows, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_file(file)
    , m_rows(rows)
    , m_layout(file)
    , m_scroller(rows, m_layout)
{
    setFrameShape(QFrame::NoFrame);
    connect(&rows, &LogRows::grew, this, &LogScrollArea::showGrowth);
    connect(&rows, &LogRows::reset, this, &LogScrollArea::showReset);
    connect(&file, &LogFile::readingChanged, this, [this](bool isReading) {
        if (!isReading) {
            m_following.noteRead();
            m_keepsTopLine = false;
            setTop(m_scroller.top());
        }
    });
    connect(&m_following, &LogFollowing::changed, this, &LogScrollArea::followsEndChanged);
    connect(&m_following, &LogFollowing::newLinesChanged, this, &LogScrollArea::newLinesChanged);
}

void LogScrollArea::setGutter(QWidget *gutter)
{
    m_gutter = gutter;
    m_layout.setFont(fonts::mono());
    updateBars();
}

void LogScrollArea::setWrapsLines(bool wraps)
{
    if (wrapsLines() != wraps) {
        m_scroller.setWrapsLines(wraps);
        setHorizontalScrollBarPolicy(wraps ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
        updateBars();
        scrollToEndOrStay();
    }
}

void LogScrollArea::setFollowsEnd(bool follows)
{
    if (follows) {
        setTop(scroller().bottom());
    }
    m_following.set(follows);
}

void LogScrollArea::showGrowth(qint64 row)
{
    if (row < m_rows.count()) {
        m_layout.forget(m_rows.lineAt(row));
    }
    const bool isFollowed = m_following.grow(m_rows.count());
    if (m_keepsTopLine) {
        m_scroller.returnToTopLine(m_scroller.top().part);
    }
    updateBars();
    if (isFollowed) {
        setFollowsEnd(true);
    }
    m_following.noteEndSeen(scroller().isEndSeen());
    viewport()->update();
    Q_EMIT rowsChanged();
}

/// Keeps the top line in place, if it still exists, after rows were replaced or the file was
/// rewritten.
void LogScrollArea::showReset()
{
    m_layout.forgetAll();
    m_widest = 0;
    m_keepsTopLine = m_file.isReading();
    m_following.reset(m_rows.count(), m_file.lineCount() == 0);
    m_scroller.returnToTopLine(0);
    updateBars();
    Q_EMIT rowsReset();
    if (m_file.lineCount() > 0) {
        scrollToEndOrStay();
    }
    viewport()->update();
    Q_EMIT rowsChanged();
}

void LogScrollArea::updateBars()
{
    const QScopedValueRollback guard(m_isSettingBars, true);
    if (m_gutter) {
        const int width = m_gutter->sizeHint().width();
        setViewportMargins(width, 0, 0, 0);
        const QRect text = viewport()->geometry();
        m_gutter->setGeometry(text.left() - width, text.top(), width, text.height());
    }
    m_layout.setWrapWidth(
        wrapsLines()
            ? std::max(charWidth() * 10, viewport()->width() - 2.0 * LogLinePainter::textEdge)
            : 0);
    const auto last = std::min<qint64>(scroller().bottom().row, std::numeric_limits<int>::max());
    verticalScrollBar()->setPageStep(scroller().pageRows());
    verticalScrollBar()->setSingleStep(1);
    verticalScrollBar()->setRange(0, static_cast<int>(last));
    const int width = wrapsLines() ? 0 : static_cast<int>(m_widest) + 2 * LogLinePainter::textEdge;
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(static_cast<int>(charWidth()) * 4);
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
}

LogScroller &LogScrollArea::scroller(int height)
{
    m_scroller.setHeight(height);
    return m_scroller;
}

void LogScrollArea::setTop(const LogScroller::Top &top)
{
    scroller().setTop(top);
    m_following.noteEndSeen(m_scroller.isEndSeen());
    const QScopedValueRollback guard(m_isSettingBars, true);
    verticalScrollBar()->setValue(static_cast<int>(m_scroller.top().row));
    viewport()->update();
    Q_EMIT scrolled();
}

void LogScrollArea::scrollTo(const LogScroller::Top &top)
{
    setTop(top);
    m_keepsTopLine = false;
    m_following.noteScrolled(m_scroller.top() >= m_scroller.bottom());
}

std::vector<LogScrollArea::SeenLine> LogScrollArea::seenLines()
{
    std::vector<SeenLine> seen = scroller().seenLines();
    qreal widest = m_widest;
    for (const SeenLine &one : seen) {
        const qsizetype cut = LogLinePainter::cutText(*one.laid).size();
        const qreal tag = cut == 0 ? 0 : (static_cast<qreal>(cut) + 2) * charWidth();
        widest = std::max(widest, one.laid->width + tag);
    }
    if (!wrapsLines() && widest > m_widest) {
        m_widest = widest;
        QMetaObject::invokeMethod(this, &LogScrollArea::updateBars, Qt::QueuedConnection);
    }
    return seen;
}

void LogScrollArea::goToRow(qint64 row)
{
    scrollTo(scroller().aThirdAbove({row, 0}));
}

void LogScrollArea::ensureRowVisible(const LogPosition &place)
{
    if (m_rows.count() > 0 && !scroller().isInSight(place)) {
        scrollTo(m_scroller.nearestTopShowing(place));
    }
}

void LogScrollArea::ensureVisible(const LogPosition &place)
{
    if (m_rows.count() == 0) {
        return;
    }
    ensureRowVisible(place);
    const LaidLine &laid =
        m_layout.at(m_rows.lineAt(std::min(m_rows.rowOf(place.line), m_rows.count() - 1)));
    const QTextLine text = laid.layout->lineForTextPosition(place.column);
    const int x = text.isValid() ? static_cast<int>(text.cursorToX(place.column)) : 0;
    const int left = horizontalScrollBar()->value();
    const int room = viewport()->width() - 2 * LogLinePainter::textEdge;
    if (!wrapsLines() && (x < left || x > left + room)) {
        m_widest = std::max(m_widest, laid.width);
        updateBars();
        horizontalScrollBar()->setValue(x < room / 2 ? 0 : x - room / 2);
    }
}

void LogScrollArea::bringIntoSight(const LogPosition &place)
{
    if (m_rows.count() > 0 && !scroller().isInSight(place)) {
        scrollTo(m_scroller.aThirdAbove(m_scroller.topAt(place)));
    }
    ensureVisible(place);
}

void LogScrollArea::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_layout.forgetAll();
        viewport()->update();
    }
    QAbstractScrollArea::changeEvent(event);
}

void LogScrollArea::scrollContentsBy(int dx, int dy)
{
    if (m_isSettingBars) {
        viewport()->update();
        return;
    }
    if (dy != 0) {
        const int value = verticalScrollBar()->value();
        scrollTo(value == verticalScrollBar()->maximum() ? scroller().bottom()
                                                         : LogScroller::Top{value, 0});
    }
    if (dx != 0) {
        viewport()->update();
    }
}

void LogScrollArea::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const bool isSideways = delta.x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    event->accept();
    if (isSideways) {
        const int by = delta.x() != 0 ? delta.x() : delta.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by);
        return;
    }
    m_wheel += delta.y() * rowsOfAStep;
    const int rows = m_wheel / wheelStep;
    m_wheel -= rows * wheelStep;
    if (rows != 0) {
        scrollRows(-rows);
    }
}

void LogScrollArea::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
    scrollToEndOrStay();
}

} // namespace baton
