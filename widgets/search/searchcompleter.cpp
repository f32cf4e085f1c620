// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/search/searchcompleter.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

namespace baton {

bool SearchCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != popup() || event->type() != QEvent::KeyPress || !popup()->isVisible()) {
        return QCompleter::eventFilter(watched, event);
    }
    const int key = static_cast<const QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const QModelIndex current = popup()->currentIndex();
    if (key == Qt::Key_Tab || (isEnter && current.isValid())) {
        const QModelIndex taken = current.isValid() ? current : popup()->model()->index(0, 0);
        popup()->hide();
        Q_EMIT activated(taken.data(completionRole()).toString());
        return true;
    }
    if (isEnter) {
        popup()->hide();
        QCoreApplication::sendEvent(widget(), event);
        return true;
    }
    return QCompleter::eventFilter(watched, event);
}

} // namespace baton
