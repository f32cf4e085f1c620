// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QHash>
#include <QMutex>
#include <QProcess>
#include <QThread>

namespace baton {

/// A keyring on a bus of its own that answers like KWallet, for this process and its child
/// processes while the object exists. It must be created before any other use of the session bus.
class FakeKeyring final : public QDBusVirtualObject
{
public:
    FakeKeyring()
    {
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"),
                     QStringLiteral("--print-address")});
        if (!m_bus.waitForReadyRead(30'000)) {
            qFatal("dbus-daemon: %s", qPrintable(m_bus.errorString()));
        }
        const QByteArray address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("XDG_CURRENT_DESKTOP", "KDE");
        qputenv("KDE_SESSION_VERSION", "6");
        moveToThread(&m_thread);
        m_thread.start();
        QDBusConnection connection =
            QDBusConnection::connectToBus(QString::fromLatin1(address), m_name);
        if (!connection.registerVirtualObject(QStringLiteral("/modules/kwalletd6"), this)
            || !connection.registerService(QStringLiteral("org.kde.kwalletd6"))) {
            qFatal("the keyring is not on its bus");
        }
    }

    ~FakeKeyring() override
    {
        QDBusConnection::disconnectFromBus(m_name);
        m_thread.quit();
        m_thread.wait();
        m_bus.kill();
        m_bus.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(FakeKeyring)

    /// By key.
    [[nodiscard]] QHash<QString, QString> passwords() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_passwords;
    }

    void setPasswords(const QHash<QString, QString> &passwords)
    {
        const QMutexLocker lock(&m_mutex);
        m_passwords = passwords;
    }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        return connection.send(message.createReply(answerTo(message)));
    }

private:
    [[nodiscard]] QVariant answerTo(const QDBusMessage &message)
    {
        enum EntryType { None, Password };
        const QString asked = message.member();
        const QString key = message.arguments().value(2).toString(); // after handle and folder
        const QMutexLocker lock(&m_mutex);
        if (asked == QLatin1String("networkWallet")) {
            return QStringLiteral("wallet");
        }
        if (asked == QLatin1String("entryType")) {
            return int(m_passwords.contains(key) ? Password : None);
        }
        if (asked == QLatin1String("readPassword")) {
            return m_passwords.value(key);
        }
        if (asked == QLatin1String("writePassword")) {
            m_passwords.insert(key, message.arguments().value(3).toString());
        } else if (asked == QLatin1String("removeEntry")) {
            m_passwords.remove(key);
        }
        return 0; // also the handle of the wallet
    }

    const QString m_name = QStringLiteral("fake-keyring");
    QProcess m_bus;
    QThread m_thread;
    mutable QMutex m_mutex;
    QHash<QString, QString> m_passwords;
};

} // namespace baton
