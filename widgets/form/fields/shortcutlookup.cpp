// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/shortcutlookup.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace baton {

QAction *commandOf(const QKeyEvent &press, QWidget &target)
{
    QKeyEvent ask(QEvent::ShortcutOverride, press.key(), press.modifiers(), press.text());
    ask.ignore();
    QCoreApplication::sendEvent(&target, &ask);
    const QList<QAction *> actions = target.window()->actions();
    const auto action = std::ranges::find_if(actions, [&](const QAction *each) {
        return each->isEnabled()
            && each->shortcuts().contains(QKeySequence(press.keyCombination()));
    });
    return ask.isAccepted() || action == actions.end() ? nullptr : *action;
}

} // namespace baton
