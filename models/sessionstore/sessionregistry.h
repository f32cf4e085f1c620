// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/followedsession.h"

#include <QMap>
#include <QStringList>

#include <memory>
#include <vector>

namespace baton {

/// The store's data about one session.
struct KnownSession
{
    SessionLocation place;
    std::shared_ptr<const SessionSummary> summary = {}; ///< last known summary
    PreviousState state = {}; ///< state of a session that may be read while it is written
    std::weak_ptr<const Session> session = {};          ///< exists while it is shown
    std::weak_ptr<const FollowedSession> followed = {}; ///< exists while it is followed
    /// The queue as read by its tab; null if the store reads it.
    std::shared_ptr<const Session> open = {};
    QByteArray stamp = {}; ///< stamp of a queue's file before it was read
    bool isListed = false; ///< false if only a tab, a graph or a report has requested it

    [[nodiscard]] bool isRead() const { return summary && summary->status != RunStatus::NotRead; }
    [[nodiscard]] bool isNeeded() const
    {
        return isListed || open || !session.expired() || !followed.expired();
    }
};

/// The known sessions by folder.
using KnownSessions = QMap<QString, KnownSession>;

/// The known sessions, with the number of listed ones.
class SessionRegistry
{
public:
    [[nodiscard]] const KnownSessions &all() const { return m_all; }
    /// The session in @p folder, or null.
    [[nodiscard]] const KnownSession *find(const QString &folder) const;
    [[nodiscard]] std::vector<SessionSummary> listed() const;
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int read() const { return m_read; }
    [[nodiscard]] int open() const { return m_open; }
    /// The sessions above those in @p folders. Their state depends on the sessions below.
    [[nodiscard]] QStringList ancestorsOf(const QStringList &folders) const;

    void put(KnownSession session);
    /// Removes the session. A followed one stays known, but is not listed.
    void remove(const QString &folder);
    /// Removes all sessions and returns those that are still needed by a tab or follower.
    std::vector<KnownSession> takeNeeded();

private:
    void tally(const KnownSession &one, int sign);

    KnownSessions m_all;
    int m_found = 0;
    int m_read = 0;
    int m_open = 0;
};

} // namespace baton
