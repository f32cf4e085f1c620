// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/singleinstance.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int patience = 2000; // milliseconds for a busy window to answer
constexpr qint64 maxMessage = 1 << 20;

QByteArray encoded(const QList<Location> &locations)
{
    QJsonArray list;
    for (const Location &location : locations) {
        list.append(QJsonObject{{u"path"_s, location.path},
                                {u"line"_s, location.line},
                                {u"column"_s, location.column}});
    }
    return QJsonDocument(list).toJson(QJsonDocument::Compact) + '\n';
}

QList<Location> decoded(const QByteArray &line)
{
    QList<Location> locations;
    const QJsonArray list = QJsonDocument::fromJson(line).array();
    for (const QJsonValue &value : list) {
        locations.append(
            {value[u"path"_s].toString(), value[u"line"_s].toInt(), value[u"column"_s].toInt()});
    }
    return locations;
}

/// A window on another screen, of another seat or over the network, cannot be used here.
QString screenName()
{
    QString name = qEnvironmentVariable("WAYLAND_DISPLAY");
    if (name.isEmpty()) {
        name = qEnvironmentVariable("DISPLAY");
    }
    for (QChar &c : name) {
        c = c.isLetterOrNumber() ? c : u'-';
    }
    return name.isEmpty() ? name : u'-' + name;
}

} // namespace

SingleInstance::SingleInstance(const QString &name, QObject *parent)
    : QObject(parent)
    , m_name(name)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *socket = m_server.nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { receive(socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
}

QString SingleInstance::defaultName()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString screen = screenName();
    return folder.isEmpty() ? u"baton-%1%2"_s.arg(QDir::home().dirName(), screen)
                            : folder + u"/baton%1.socket"_s.arg(screen);
}

bool SingleInstance::handOver(const QList<Location> &locations) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience)) {
        return false;
    }
    socket.write(encoded(locations));
    return socket.waitForBytesWritten(patience) && socket.waitForReadyRead(patience);
}

bool SingleInstance::listen()
{
    QLocalServer::removeServer(m_name); // left by a killed instance
    return m_server.listen(m_name);
}

void SingleInstance::receive(QLocalSocket *socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() > maxMessage) {
            socket->abort();
        }
        return;
    }
    const QList<Location> locations = decoded(socket->readLine());
    socket->write("ok\n");
    socket->flush();
    Q_EMIT openRequested(locations);
}

} // namespace baton
