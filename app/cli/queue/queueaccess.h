// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/database/databaseconnection.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuewriter.h"

namespace baton::cli {

/// The queue of an action. Prints an error if it cannot be read or changed.
class QueueAccess
{
public:
    QueueAccess(DatabaseAddress address, std::shared_ptr<const ProtocolPack> pack,
                std::shared_ptr<const ProtocolCatalog> catalog, Console &console);

    [[nodiscard]] Console &console() const { return m_console; }
    [[nodiscard]] const DatabaseAddress &address() const { return m_address; }
    [[nodiscard]] const ProtocolPack &pack() const { return *m_pack; }
    [[nodiscard]] const ProtocolCatalog &catalog() const { return *m_catalog; }
    /// After open() only.
    [[nodiscard]] const DatabaseConnection &connection() const { return *m_connection; }
    [[nodiscard]] const StepQueue &queue() const { return m_queue; }

    /// Creates an empty queue.
    [[nodiscard]] Outcome create();
    /// Opens and reads the queue; false after a complaint.
    [[nodiscard]] bool open(DatabaseConnection::Access access);
    /// Reads the queue again after open(); false after a complaint.
    [[nodiscard]] bool read();
    /// The step with the id @p id; null after a complaint.
    [[nodiscard]] const QueueStep *step(const QString &id) const;
    /// Complains of @p message.
    ExitCode fail(const QString &message) const;
    /// Prints an error if @p change was not made.
    [[nodiscard]] ExitCode codeOf(const Result<QueueChange> &change) const;

private:
    void complainOfTables() const;
    [[nodiscard]] QString addressOf(const QString &table) const;

    Console &m_console;
    DatabaseAddress m_address;
    std::shared_ptr<const ProtocolPack> m_pack;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::shared_ptr<DatabaseConnection> m_connection;
    StepQueue m_queue;
};

} // namespace baton::cli
