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
    /// opened unchanged if only reading is requested. Without a password in @p address the
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
    /// A message that consists of @p what ("The queue cannot be read"), the address without its
    /// password, @p error, and @p advice, or else the general advice for databases.
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

/// True if a server refused the login because of a missing or wrong password, also of a key; in
/// languages other than English and German, if it refused the user for any reason.
[[nodiscard]] bool isAboutPassword(const QString &error);
/// True if the key of the client was not read because its password is missing.
[[nodiscard]] bool isAboutKey(const QString &error);
/// True if SQLite reports that a file is damaged or not a database.
[[nodiscard]] bool isAboutDamage(const QString &error);

} // namespace baton
