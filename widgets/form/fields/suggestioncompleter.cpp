// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/suggestioncompleter.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

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
    const QModelIndex current = popup()->currentIndex();
    if (isEnter && current.isValid()) {
        return QCompleter::eventFilter(watched, event);
    }
    // The entry of the typed text may be current without a choice by the user.
    const QString text = current.data(completionRole()).toString();
    const auto *line = qobject_cast<QLineEdit *>(widget());
    const bool isChosen = current.isValid() && line && line->text() == text;
    popup()->hide();
    if (isChosen) {
        Q_EMIT activated(text);
    }
    QCoreApplication::sendEvent(widget(), event);
    return true;
}

} // namespace baton
