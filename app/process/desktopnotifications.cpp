// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/desktopnotifications.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto notifications = "org.freedesktop.Notifications"_L1;
constexpr auto notificationsPath = "/org/freedesktop/Notifications"_L1;
constexpr auto openAction = "default"_L1;

} // namespace

DesktopNotifications::DesktopNotifications(QObject *parent)
    : QObject(parent)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(notifications, notificationsPath, notifications, u"ActionInvoked"_s, this,
                SLOT(takeAction(uint, QString)));
    bus.connect(notifications, notificationsPath, notifications, u"NotificationClosed"_s, this,
                SLOT(takeClosed(uint, uint)));
}

void DesktopNotifications::show(const QString &title, const QString &text,
                                const std::function<void()> &open)
{
    QDBusMessage call = QDBusMessage::createMethodCall(notifications, notificationsPath,
                                                       notifications, u"Notify"_s);
    call << u"Baton"_s << uint(0) << u"baton"_s << title << text.toHtmlEscaped()
         << QStringList{openAction, tr("Open")} << QVariantMap{{u"desktop-entry"_s, u"baton"_s}}
         << -1;
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, open] {
        const QDBusPendingReply<uint> reply = *watcher;
        if (reply.isValid()) {
            m_shown.insert(reply.value(), open);
        }
        watcher->deleteLater();
    });
}

void DesktopNotifications::takeAction(uint id, const QString &)
{
    if (const std::function<void()> open = m_shown.take(id)) {
        open();
    }
}

void DesktopNotifications::takeClosed(uint id, uint)
{
    m_shown.remove(id);
}

} // namespace baton
