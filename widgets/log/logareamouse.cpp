// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/logarea.h"

#include "models/log/search/logrows.h"
#include "widgets/log/loggutter.h"
#include "widgets/style/icons.h"

#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

/// The place nearest to @p point of the viewport.
LogPlace LogArea::placeAt(QPointF point)
{
    const std::vector<SeenLine> seen = seenLines();
    if (seen.empty()) {
        return {};
    }
    const SeenLine *hit = &seen.front();
    for (const SeenLine &line : seen) {
        hit = line.top <= point.y() ? &line : hit;
    }
    const QTextLayout &layout = *hit->laid->layout;
    if (layout.lineCount() == 0) {
        return {hit->line, 0};
    }
    const int row = static_cast<int>(point.y() - hit->top) / lineHeight();
    const qreal x = point.x() - textEdge + horizontalScrollBar()->value();
    return {hit->line, layout.lineAt(std::clamp(row, 0, layout.lineCount() - 1)).xToCursor(x)};
}

void LogArea::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_rows.count() == 0) {
        return;
    }
    for (const SeenLine &seen : seenLines()) {
        if (cutTagOf(seen).contains(event->position())) {
            Q_EMIT wholeLineRequested(seen.line);
            return;
        }
    }
    const LogPlace place = placeAt(event->position());
    select(event->modifiers().testFlag(Qt::ShiftModifier) ? m_anchor : place, place);
}

void LogArea::mouseMoveEvent(QMouseEvent *event)
{
    m_dragPoint = event->position();
    if (!event->buttons().testFlag(Qt::LeftButton) || m_rows.count() == 0) {
        bool isOnTag = false;
        for (const SeenLine &seen : seenLines()) {
            isOnTag = isOnTag || cutTagOf(seen).contains(m_dragPoint);
        }
        viewport()->setCursor(isOnTag ? Qt::PointingHandCursor : Qt::IBeamCursor);
        return;
    }
    select(m_anchor, placeAt(m_dragPoint));
    const bool isOutside = m_dragPoint.y() < 0 || m_dragPoint.y() > viewport()->height();
    if (!isOutside) {
        m_dragScroll.stop();
    } else if (!m_dragScroll.isActive()) {
        m_dragScroll.start(50ms, this);
    }
}

void LogArea::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_dragScroll.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    const qreal above = std::min(m_dragPoint.y(), 0.0);
    const qreal below = std::max(m_dragPoint.y() - viewport()->height(), 0.0);
    const int rows = static_cast<int>((above + below) / lineHeight());
    scrollRows(rows + (above < 0 ? -1 : 1));
    select(m_anchor, placeAt(m_dragPoint));
}

void LogArea::mouseReleaseEvent(QMouseEvent *)
{
    m_dragScroll.stop();
}

void LogArea::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_rows.count() > 0) {
        selectWord(placeAt(event->position()));
    }
}

void LogArea::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"logMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copying = menu->addAction(icon(u"copy"_s), tr("Copy"), this, &LogArea::copy);
    copying->setShortcut(QKeySequence::Copy);
    copying->setEnabled(hasSelection());
    menu->addAction(tr("Select all"), this, &LogArea::selectAll)
        ->setShortcut(QKeySequence::SelectAll);
    menu->addSeparator();
    menu->addAction(icon(u"search"_s), tr("Find…"), this, &LogArea::findRequested)
        ->setShortcut(QKeySequence::Find);
    menu->addAction(tr("Go to line or time…"), this, &LogArea::goRequested)
        ->setShortcut(Qt::CTRL | Qt::Key_G);
    menu->addAction(icon(u"save"_s), tr("Save lines…"), this, &LogArea::saveRequested);
    const bool isCut =
        m_rows.count() > 0 && m_layout.at(clamped(m_caret).line).shown.hiddenBytes > 0;
    if (isCut) {
        menu->addAction(tr("Show the whole line"), this,
                        [this] { Q_EMIT wholeLineRequested(m_caret.line); });
    }
    menu->popup(event->globalPos());
}

} // namespace baton
