// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>

#include <initializer_list>
#include <span>

namespace baton {

/// An action of the window, declared once. Menus, tool bar, palette and the list of shortcuts show
/// it.
struct ActionSpec
{
    const char *id;   ///< "file.save"; also the action's object name
    const char *text; ///< marked for translation in the context "baton::Actions"
    const char *icon; ///< name of a line icon, or null
    const char *keys; ///< portable, several separated by "; ", or null
    bool isCheckable = false;
};

/// Every action of the application by its id.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(std::span<const ActionSpec> specs, QObject *parent = nullptr);

    /// The action named @p id, which must have been declared.
    [[nodiscard]] QAction *action(const QString &id) const;
    void setEnabled(const QString &id, bool isOn) const { action(id)->setEnabled(isOn); }
    void setEnabled(std::initializer_list<QString> ids, bool isOn) const;
    /// All actions in the order of declaration.
    [[nodiscard]] const QList<QAction *> &all() const { return m_all; }
    /// The displayed group of @p action: "File".
    [[nodiscard]] static QString groupOf(const QAction *action);

    template <typename Receiver, typename Slot>
    void connectTo(const QString &id, Receiver *receiver, Slot slot) const
    {
        connect(action(id), &QAction::triggered, receiver, slot);
    }

private:
    QList<QAction *> m_all;
    QHash<QString, QAction *> m_byId;
};

/// The text of @p action without mnemonic and ellipsis.
[[nodiscard]] QString plainText(const QAction *action);

} // namespace baton
