// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/clipboardcommands.h"

#include "app/actions/actionregistry.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array<const char *, 4> commands{"cut", "copy", "paste", "selectAll"};

/// Qt's text fields have these slots in common, but no base class with them.
bool isTextField(const QWidget *widget)
{
    return widget && widget->metaObject()->indexOfMethod("paste()") >= 0;
}

} // namespace

ClipboardCommands::ClipboardCommands(const ActionRegistry &actions, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
{
    for (const char *command : commands) {
        QAction *action = actions.action(u"edit."_s + QLatin1StringView(command));
        action->setShortcutContext(Qt::WidgetShortcut); // displayed only; the field handles the key
        connect(action, &QAction::triggered, this, [this, command] {
            if (m_field) {
                QMetaObject::invokeMethod(m_field.data(), command);
            }
        });
    }
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { follow(now); });
    follow(QApplication::focusWidget());
}

void ClipboardCommands::follow(QWidget *focused)
{
    const bool isMenu = qobject_cast<QMenu *>(focused) || qobject_cast<QMenuBar *>(focused);
    if (focused && !isMenu) {
        m_field = isTextField(focused) ? focused : nullptr;
    }
    updateActions();
}

void ClipboardCommands::updateActions()
{
    for (const char *command : commands) {
        m_actions.action(u"edit."_s + QLatin1StringView(command))->setEnabled(!m_field.isNull());
    }
}

} // namespace baton
