// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/panefocus.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace baton {

namespace {

/// The first in @p pane that Tab goes to; null when there is none.
template <typename Control>
Control *firstStop(const QWidget &pane)
{
    for (Control *inner : pane.findChildren<Control *>()) {
        if ((inner->focusPolicy() & Qt::TabFocus) && inner->isVisibleTo(&pane)
            && inner->isEnabled()) {
            return inner;
        }
    }
    return nullptr;
}

} // namespace

void focusPane(QWidget &pane)
{
    // The buttons above its content are not where the reader was.
    const QWidget *content = pane.focusProxy() ? pane.focusProxy() : &pane;
    QWidget *last = content->focusWidget();
    if (last && last != content && last->isVisibleTo(&pane) && last->isEnabled()) {
        last->setFocus(Qt::OtherFocusReason);
    } else if (pane.focusProxy() || pane.focusPolicy() & Qt::TabFocus) {
        pane.setFocus(Qt::TabFocusReason);
    } else {
        QWidget *first = firstStop<QWidget>(pane);
        (first ? first : &pane)->setFocus(Qt::TabFocusReason);
    }
}

void focusRowsOf(QWidget &pane)
{
    auto *rows = firstStop<QAbstractItemView>(pane);
    if (!rows) {
        focusPane(pane);
        return;
    }
    rows->setFocus(Qt::TabFocusReason);
    if (rows->selectionModel() && !rows->selectionModel()->hasSelection()) {
        rows->setCurrentIndex(rows->currentIndex()); // to be seen
    }
}

} // namespace baton
