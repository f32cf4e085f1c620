// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/mnemonictoggles.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLineEdit>

namespace baton {

/// Without the event filter a field would insert the character of Alt and a letter before the bar
/// sees the key.
MnemonicToggles::MnemonicToggles(QWidget *bar, const QMap<Qt::Key, QAbstractButton *> &switches)
    : QObject(bar)
    , m_switches(switches)
{
    bar->installEventFilter(this);
    watch(bar);
}

void MnemonicToggles::watch(const QWidget *part)
{
    for (QLineEdit *field : part->findChildren<QLineEdit *>()) {
        field->installEventFilter(this);
    }
}

bool MnemonicToggles::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return QObject::eventFilter(watched, event);
    }
    const auto *key = static_cast<const QKeyEvent *>(event);
    QAbstractButton *button = m_switches.value(static_cast<Qt::Key>(key->key()));
    if (!button || key->modifiers() != Qt::AltModifier) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::KeyPress) {
        button->click();
    }
    event->accept();
    return true;
}

} // namespace baton
