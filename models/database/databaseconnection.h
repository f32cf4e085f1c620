// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"

#include <memory>

class QSqlDatabase;
class QSqlError;

namespace baton {

/// An open connection to a database. It belongs to the thread that opened it and ends
/// with the object.
class DatabaseConnection final
{
public:
    enum class Access {
        Read,   ///< read-only: the database itself refuses every change
        Glance, ///< read-only; with SQLite no lock is waited for and no file is left behind
        Write
    };

    /// Opens @p address; waits a few seconds at most. An SQLite file in a read-only folder is
    /// opened unchanged if only reading is asked for. Without a password in @p address the
    /// PostgreSQL client uses PGPASSWORD and ~/.pgpass.
    [[nodiscard]] static Result<std::shared_ptr<DatabaseConnection>>
    open(const DatabaseAddress &address, Access access);
    ~DatabaseConnection();
    DatabaseConnection(const DatabaseConnection &) = delete;
    DatabaseConnection &operator=(const DatabaseConnection &) = delete;

    [[nodiscard]] const DatabaseAddress &address() const { return m_address; }
    [[nodiscard]] QSqlDatabase database() const;
    [[nodiscard]] bool isServer() const
    {
        return m_address.system == DatabaseAddress::System::Postgres;
    }
    /// A message of @p what ("The queue cannot be read"), the address without its password,
    /// @p error, and @p advice, or else what helps with any database.
    [[nodiscard]] Failure failure(const QString &what, const QSqlError &error,
                                  const QString &advice = {}) const;

private:
    DatabaseConnection(DatabaseAddress address, Access access);
    [[nodiscard]] Outcome connect();
    [[nodiscard]] QString connectOptions() const;
    [[nodiscard]] Outcome setUp();
    [[nodiscard]] Outcome connectAsItIs();

    DatabaseAddress m_address;
    Access m_access;
    QString m_name; ///< name of the connection in Qt
};

/// True when a server did not let somebody in for want of the right password, also of a key.
[[nodiscard]] bool isAboutPassword(const QString &error);
/// True when the key of the client was not read for want of its password.
[[nodiscard]] bool isAboutKey(const QString &error);
/// True when SQLite found a file damaged, or no database at all.
[[nodiscard]] bool isAboutDamage(const QString &error);

} // namespace baton
