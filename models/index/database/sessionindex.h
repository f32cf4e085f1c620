// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/index/entries/indexedsession.h"
#include "models/values/result.h"

#include <memory>
#include <unordered_map>

namespace baton {

class DatabaseConnection;

/// A session as an index knows it from before.
struct StoredSession
{
    SessionSummary summary;
    SessionStamp stamp;
    QByteArray context;
    QStringList names;
    QStringList needs;
};

/// An index of sessions and handoffs in a database: an SQLite file for one person, PostgreSQL for
/// several people and machines, which may write concurrently. Each session has an origin: the place
/// where it was read. Folders are absolute; a folder with several names, by symbolic links, is one
/// folder.
///
/// Must be used on the thread that opened it.
class SessionIndex final
{
public:
    enum class Access { Read, Write };

    /// Opens the index at @p address. With Access::Write it is created if it is missing and
    /// converted to the present version; a file that this user may not write is only read. The
    /// content of a broken SQLite file is set aside and indexed again. For a file other than the
    /// local one, this happens only if it can still be distinguished from the database of another
    /// program.
    [[nodiscard]] static Result<std::unique_ptr<SessionIndex>>
    open(const DatabaseAddress &address, Access access, const QString &origin = localOrigin());
    /// The address of the index in the user's cache.
    [[nodiscard]] static DatabaseAddress localAddress();
    /// The name of this machine.
    [[nodiscard]] static QString localOrigin();

    ~SessionIndex();
    SessionIndex(const SessionIndex &) = delete;
    SessionIndex &operator=(const SessionIndex &) = delete;

    /// A sentence about the state of the index: it was broken, a newer program wrote it, or it
    /// cannot be written. Empty if there is nothing to report.
    [[nodiscard]] const QString &notice() const { return m_notice; }
    /// True also of one that a newer program wrote, or that cannot be written.
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }
    [[nodiscard]] const DatabaseConnection &connection() const { return *m_connection; }
    [[nodiscard]] const QString &origin() const { return m_origin; }

    /// Checks a file for damage. Sets a damaged file aside and creates an empty one. Returns a
    /// notice about that; empty if there is no damage. After a failure this object must not be
    /// used.
    [[nodiscard]] Result<QString> repair();
    /// The known sessions of this origin at and below @p folder, by path.
    [[nodiscard]] Result<std::unordered_map<QString, StoredSession>>
    storedBelow(const QString &folder) const;
    /// Writes @p sessions, which were read in @p context, in one transaction, in the place of their
    /// previous entries.
    [[nodiscard]] Outcome write(const std::vector<IndexedSession> &sessions,
                                const QByteArray &context);
    /// Keeps the new stamps of sessions whose files have other times and the same content.
    [[nodiscard]] Outcome restamp(const std::unordered_map<QString, QByteArray> &times);
    /// Marks the sessions in @p folders to be read again, regardless of their files.
    [[nodiscard]] Outcome outdate(const QStringList &folders);
    /// Forgets the sessions in @p folders.
    [[nodiscard]] Outcome remove(const QStringList &folders);

private:
    SessionIndex(std::shared_ptr<DatabaseConnection> connection, QString origin);

    std::shared_ptr<DatabaseConnection> m_connection;
    QString m_origin;
    QString m_notice;
    bool m_isReadOnly = false;
};

} // namespace baton
