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
    QString database;
    QString table;                  ///< table to read; empty: not chosen
    QMap<QString, QString> options; ///< connection parameters of PostgreSQL: sslmode, …

    /// The URL without the passwords: what may be shown, kept and logged.
    [[nodiscard]] QString text() const;
    /// A short name: that of the file, or of the database and its host.
    [[nodiscard]] QString name() const;

    friend bool operator==(const DatabaseAddress &, const DatabaseAddress &) = default;
};

/// True of text that is meant as the URL of a database, well written or not.
[[nodiscard]] bool isDatabaseUrl(const QString &text);

/// @p path as it may be shown: the URL of a database without its password.
[[nodiscard]] QString shownPath(const QString &path);

/// True of a file of SQLite.
[[nodiscard]] bool isDatabaseFile(const QString &path);
/// True of either.
[[nodiscard]] bool isDatabase(const QString &path);

/// Reads @p url; the path of a file stands for a file of SQLite. A path that is not absolute begins
/// in the working folder.
[[nodiscard]] Result<DatabaseAddress> databaseAddress(const QString &url);

} // namespace baton
