// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace baton {

class ActionRegistry;

/// Cut, copy, paste and select all of the Edit menu: they act on the field that has the focus, or
/// had it before the menu opened. The fields handle the keys themselves.
class ClipboardCommands : public QObject
{
    Q_OBJECT

public:
    explicit ClipboardCommands(const ActionRegistry &actions, QObject *parent = nullptr);

private:
    void follow(QWidget *focused);
    void updateActions();

    const ActionRegistry &m_actions;
    QPointer<QWidget> m_field;
};

} // namespace baton
