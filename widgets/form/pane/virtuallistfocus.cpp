// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of VirtualList that takes the keyboard from row to row.
#include "widgets/form/pane/virtuallist.h"

#include <QApplication>

#include <algorithm>

namespace baton {

bool VirtualList::focusStop(int row, bool next)
{
    QWidget *widget = bringIntoView(row);
    std::vector<QWidget *> stops = m_source.tabStops(*widget);
    std::erase_if(stops, [](QWidget *stop) { return !stop->isEnabled() || stop->isHidden(); });
    if (stops.empty()) {
        return false;
    }
    (next ? stops.front() : stops.back())
        ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool VirtualList::focusNextPrevChild(bool next)
{
    Q_EMIT walking();
    QWidget *focus = QApplication::focusWidget();
    const int row = rowHolding(focus);
    if (row < 0) {
        return QAbstractScrollArea::focusNextPrevChild(next);
    }
    std::vector<QWidget *> stops = m_source.tabStops(*widgetOf(row));
    std::erase_if(stops, [](QWidget *stop) { return !stop->isEnabled() || stop->isHidden(); });
    const auto here = std::ranges::find_if(
        stops, [&](QWidget *stop) { return stop == focus || stop->isAncestorOf(focus); });
    if (here != stops.end() && (next ? here + 1 != stops.end() : here != stops.begin())) {
        (*(next ? here + 1 : here - 1))
            ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    for (int other = row + (next ? 1 : -1); other >= 0 && other < int(m_heights.size());
         other += next ? 1 : -1) {
        if (focusStop(other, next)) {
            return true;
        }
    }
    leave(next);
    return true;
}

/// Goes on outside: the focus chain inside follows the order in which rows happened to be built.
void VirtualList::leave(bool next)
{
    QWidget *widget = this;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        const bool isStop = widget->focusPolicy() & Qt::TabFocus && widget->isEnabled()
            && widget->isVisible() && !isAncestorOf(widget) && widget->window() == window();
        if (isStop && widget != this) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    } while (widget != this);
}

} // namespace baton
