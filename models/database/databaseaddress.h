// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QMap>

namespace baton {

/// The address of a database, a URL: sqlite:///path, postgresql://user@host:port/database.
struct DatabaseAddress
{
    enum class System { Sqlite, Postgres };

    System system = System::Sqlite;
    QString path; ///< absolute path of an SQLite file
    QString host;
    int port = -1; ///< -1: the default port
    QString user;
    QString password;    ///< never shown, never written to disk
    QString keyPassword; ///< password of the client's key (sslpassword); never shown, never written
                         ///< to disk
    QString database;    ///< empty: the one of the service
    QString table;       ///< table to read; empty: not chosen
    QMap<QString, QString> options; ///< connection parameters of PostgreSQL: sslmode, …

    /// The URL without passwords, to be shown, stored and logged.
    [[nodiscard]] QString text() const;
    /// A short name: that of the file, or of the database and its host.
    [[nodiscard]] QString name() const;
    /// The options of a connection to the server: those of the address, with the password of the
    /// key, and those that every connection of this program has.
    [[nodiscard]] QMap<QString, QString> serverOptions() const;

    friend bool operator==(const DatabaseAddress &, const DatabaseAddress &) = default;
};

/// True if the text is meant as a database URL, valid or not, also with the driver of another
/// library: postgresql+asyncpg://.
[[nodiscard]] bool isDatabaseUrl(const QString &text);

/// @p path to be shown: the URL of a database without its password.
[[nodiscard]] QString shownPath(const QString &path);

/// True for an SQLite file.
[[nodiscard]] bool isDatabaseFile(const QString &path);
/// True for a database URL or an SQLite file.
[[nodiscard]] bool isDatabase(const QString &path);

/// Parses @p url; the path of a file means an SQLite file. A relative path starts at the working
/// folder.
[[nodiscard]] Result<DatabaseAddress> databaseAddress(const QString &url);

} // namespace baton
