// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <QLocalServer>

class QLocalSocket;

namespace baton {

/// Lets a second process of the same user open its files in the existing window.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// @p name is the name of the local socket; see defaultName().
    explicit SingleInstance(const QString &name, QObject *parent = nullptr);

    /// A name that is unique for the present user.
    [[nodiscard]] static QString defaultName();

    /// Sends @p locations to a running instance; false if there is none.
    [[nodiscard]] bool handOver(const QList<Location> &locations) const;
    /// Becomes the instance that receives locations from others.
    bool listen();

Q_SIGNALS:
    void openRequested(const QList<baton::Location> &locations);

private:
    void receive(QLocalSocket *socket);

    QString m_name;
    QLocalServer m_server;
};

} // namespace baton
