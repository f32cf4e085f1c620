// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/panefocus.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace baton {

namespace {

/// The first widget of @p pane in Tab order; null if there is none.
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
    // The buttons above the content did not have the focus.
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
        rows->setCurrentIndex(rows->currentIndex()); // scrolls to it
    }
}

} // namespace baton
