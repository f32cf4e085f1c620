// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/searchnavigation.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>

namespace baton {

SearchNavigation::SearchNavigation(QLineEdit *search, QAbstractItemView *list)
    : QObject(search)
    , m_search(search)
    , m_list(list)
{
    search->installEventFilter(this);
}

void SearchNavigation::focusList(QAbstractItemView *list, Qt::FocusReason reason)
{
    if (!list->currentIndex().isValid() && list->model()->rowCount() > 0) {
        list->setCurrentIndex(list->model()->index(0, 0));
    }
    list->setFocus(reason);
}

bool SearchNavigation::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress) {
        return QObject::eventFilter(watched, event);
    }
    const int key = static_cast<const QKeyEvent *>(event)->key();
    if (key == Qt::Key_Down && m_list->model()->rowCount() > 0) {
        focusList(m_list, Qt::TabFocusReason);
        return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace baton
