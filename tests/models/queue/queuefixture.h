// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesource.h"
#include "tests/support/otherconnection.h"

#include <QTest>

namespace baton {

inline const std::shared_ptr<const ProtocolCatalog> &catalogWithOrion()
{
    static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    return catalog;
}

/// The protocol whose steps are in databases.
inline const ProtocolPack &orion()
{
    return *queuePack(*catalogWithOrion());
}

inline DatabaseAddress addressOf(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

inline std::shared_ptr<DatabaseConnection>
opened(const QString &url, DatabaseConnection::Access access = DatabaseConnection::Access::Read)
{
    const Result<std::shared_ptr<DatabaseConnection>> connection =
        DatabaseConnection::open(addressOf(url), access);
    if (!connection) {
        qFatal("%s", qPrintable(connection.error()));
    }
    return *connection;
}

inline StepQueue queueAt(const QString &url)
{
    const Result<StepQueue> queue = readQueue(*opened(url), orion());
    if (!queue) {
        qFatal("%s", qPrintable(queue.error()));
    }
    return *queue;
}

} // namespace baton
