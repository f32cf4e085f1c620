// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <QLocalServer>

class QLocalSocket;

namespace baton {

/// Lets a second start of Baton by the same user open its files in the window that is there.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// @p name is that of the local socket; see defaultName().
    explicit SingleInstance(const QString &name, QObject *parent = nullptr);

    /// A name of the present user's own.
    [[nodiscard]] static QString defaultName();

    /// Hands @p locations to a running instance; false when there is none.
    [[nodiscard]] bool handOver(const QList<Location> &locations) const;
    /// Becomes the instance that others hand over to.
    bool listen();

Q_SIGNALS:
    void openRequested(const QList<baton::Location> &locations);

private:
    void receive(QLocalSocket *socket);

    QString m_name;
    QLocalServer m_server;
};

} // namespace baton
