// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/suggestioncompleter.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>

namespace baton {

bool SuggestionCompleter::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != popup() || event->type() != QEvent::KeyPress || !popup()->isVisible()) {
        return QCompleter::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && key != Qt::Key_Tab && key != Qt::Key_Backtab) {
        return QCompleter::eventFilter(watched, event);
    }
    const QModelIndex chosen = popup()->currentIndex();
    popup()->hide();
    if (chosen.isValid()) {
        Q_EMIT activated(chosen.data(completionRole()).toString());
    }
    if (!chosen.isValid() || !isEnter) {
        QCoreApplication::sendEvent(widget(), event);
    }
    return true;
}

} // namespace baton
