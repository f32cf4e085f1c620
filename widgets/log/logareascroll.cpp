// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How LogArea scrolls: by rows of the view, whatever the length of the log.
#include "widgets/log/logarea.h"

#include "models/log/search/logrows.h"
#include "widgets/log/loggutter.h"

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

int LogArea::pageRows() const
{
    return std::max(1, viewport()->height() / m_layout.lineHeight());
}

const LaidLine &LogArea::laidRow(qint64 row)
{
    return m_layout.at(m_rows.lineAt(row));
}

/// @p by rows of the view further down, or up; at most to the ends of the log.
LogArea::Top LogArea::stepped(Top top, qint64 by)
{
    const qint64 count = m_rows.count();
    if (count == 0) {
        return {};
    }
    if (!m_wraps) {
        return {std::clamp<qint64>(top.row + by, 0, count - 1), 0};
    }
    for (; by < 0 && top > Top{}; ++by) {
        top = top.part > 0 ? Top{top.row, top.part - 1}
                           : Top{top.row - 1, laidRow(top.row - 1).rows - 1};
    }
    for (; by > 0 && top.row < count; --by) {
        const bool isInside = top.part + 1 < laidRow(top.row).rows;
        if (!isInside && top.row + 1 == count) {
            break;
        }
        top = isInside ? Top{top.row, top.part + 1} : Top{top.row + 1, 0};
    }
    return top;
}

/// The first visible line while the end is shown.
LogArea::Top LogArea::bottom()
{
    const qint64 count = m_rows.count();
    if (count == 0) {
        return {};
    }
    if (!m_wraps) {
        return {std::max<qint64>(0, count - pageRows()), 0};
    }
    return stepped({count, 0}, -pageRows());
}

void LogArea::updateBars()
{
    const QScopedValueRollback guard(m_isSettingBars, true);
    setViewportMargins(m_gutter->wantedWidth(), 0, 0, 0);
    m_gutter->place();
    m_layout.setWrapWidth(
        m_wraps ? std::max(m_layout.charWidth() * 10, viewport()->width() - 2.0 * textEdge) : 0);
    const auto last = std::min<qint64>(bottom().row, std::numeric_limits<int>::max());
    verticalScrollBar()->setPageStep(pageRows());
    verticalScrollBar()->setSingleStep(1);
    verticalScrollBar()->setRange(0, static_cast<int>(last));
    const int width = m_wraps ? 0 : static_cast<int>(m_widest) + 2 * textEdge;
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_layout.charWidth()) * 4);
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
}

void LogArea::setTop(Top top)
{
    m_top = std::clamp(top, Top{}, bottom());
    m_topLine = m_rows.count() > 0 ? m_rows.lineAt(m_top.row) : 0;
    m_sawEnd = isEndSeen();
    const QScopedValueRollback guard(m_isSettingBars, true);
    verticalScrollBar()->setValue(static_cast<int>(m_top.row));
    viewport()->update();
    m_gutter->update();
    Q_EMIT scrolled();
}

bool LogArea::isEndSeen()
{
    return m_rows.count() > 0 && m_top >= bottom();
}

/// After the reader scrolled: following is being at the end.
void LogArea::noteScrolled()
{
    m_keepsTopLine = false;
    m_isReleased = false;
    const bool isAtEnd = m_top >= bottom();
    if (isAtEnd) {
        setNewLines(0);
    }
    if (m_follows != isAtEnd) {
        m_follows = isAtEnd;
        Q_EMIT followsEndChanged(isAtEnd);
    }
}

void LogArea::scrollRows(int rows)
{
    setTop(stepped(m_top, rows));
    noteScrolled();
}

void LogArea::scrollContentsBy(int dx, int dy)
{
    if (m_isSettingBars) {
        viewport()->update();
        return;
    }
    if (dy != 0) {
        const int value = verticalScrollBar()->value();
        setTop(value == verticalScrollBar()->maximum() ? bottom() : Top{value, 0});
        noteScrolled();
    }
    if (dx != 0) {
        viewport()->update();
    }
}

void LogArea::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const bool isSideways = delta.x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    if (isSideways) {
        const int by = delta.x() != 0 ? delta.x() : delta.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by);
        event->accept();
        return;
    }
    m_wheel += delta.y() * rowsOfAStep;
    const int rows = m_wheel / wheelStep;
    m_wheel -= rows * wheelStep;
    if (rows != 0) {
        scrollRows(-rows);
    }
    event->accept();
}

} // namespace baton
