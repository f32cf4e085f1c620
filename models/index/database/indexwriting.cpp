// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexwriting.h"

#include "models/index/database/indexchange.h"

namespace baton {

namespace {

/// Has @p change made in a transaction.
template <typename Change>
Outcome changed(const DatabaseConnection &connection, const QString &origin, const Change &change)
{
    IndexChange transaction(connection, origin);
    Outcome done = transaction.begin();
    if (done) {
        done = change(transaction);
    }
    return done ? transaction.commit() : done;
}

/// Calls @p change for each of @p values, up to the first failure.
template <typename Values, typename Change>
Outcome eachOf(const Values &values, const Change &change)
{
    for (const auto &value : values) {
        if (const Outcome done = change(value); !done) {
            return done;
        }
    }
    return std::monostate();
}

} // namespace

Outcome writeSessions(const DatabaseConnection &connection, const QString &origin,
                      const std::vector<IndexedSession> &sessions, const QByteArray &context)
{
    return changed(connection, origin, [&](IndexChange &change) {
        return eachOf(sessions,
                      [&](const auto &session) { return change.write(session, context); });
    });
}

Outcome restampSessions(const DatabaseConnection &connection, const QString &origin,
                        const std::unordered_map<QString, QByteArray> &times)
{
    return changed(connection, origin, [&](IndexChange &change) {
        return eachOf(times,
                      [&](const auto &one) { return change.restamp(one.first, one.second); });
    });
}

Outcome outdateSessions(const DatabaseConnection &connection, const QString &origin,
                        const QStringList &folders)
{
    return changed(connection, origin,
                   [&](IndexChange &change) { return change.outdate(folders); });
}

Outcome removeSessions(const DatabaseConnection &connection, const QString &origin,
                       const QStringList &folders)
{
    return changed(connection, origin, [&](IndexChange &change) {
        return eachOf(folders, [&](const auto &folder) { return change.clear(folder, true); });
    });
}

} // namespace baton
