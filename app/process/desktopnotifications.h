// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>

#include <functional>

namespace baton {

/// Notifications of the desktop (org.freedesktop.Notifications). A desktop without them shows
/// nothing.
class DesktopNotifications final : public QObject
{
    Q_OBJECT

public:
    explicit DesktopNotifications(QObject *parent = nullptr);

    /// Shows @p text with the title @p title and calls @p open when the user clicks on it.
    void show(const QString &title, const QString &text, const std::function<void()> &open);

private Q_SLOTS:
    void takeAction(uint id, const QString &action);
    void takeClosed(uint id, uint reason);

private:
    QHash<uint, std::function<void()>> m_shown; ///< by id of the notification
};

} // namespace baton
