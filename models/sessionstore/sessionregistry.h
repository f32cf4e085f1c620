// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/followedsession.h"

#include <QMap>
#include <QStringList>

#include <memory>
#include <vector>

namespace baton {

/// The store's knowledge of one session.
struct KnownSession
{
    SessionLocation place;
    std::shared_ptr<const SessionSummary> summary = {}; ///< last known summary
    PreviousState state = {}; ///< of one that may be read while it is being written
    std::weak_ptr<const Session> session = {};          ///< while somebody shows it whole
    std::weak_ptr<const FollowedSession> followed = {}; ///< while somebody follows it
    /// The queue of a tab, which reads it; null: the store reads it itself.
    std::shared_ptr<const Session> open = {};
    QByteArray stamp = {}; ///< of the file of a queue, before it was read
    bool isListed = false; ///< false of one that only a tab, a graph or a report has asked for

    [[nodiscard]] bool isRead() const { return summary && summary->status != RunStatus::NotRead; }
    [[nodiscard]] bool isNeeded() const
    {
        return isListed || open || !session.expired() || !followed.expired();
    }
};

/// The known sessions by folder.
using KnownSessions = QMap<QString, KnownSession>;

/// The known sessions, with the numbers of those that are listed.
class SessionRegistry
{
public:
    [[nodiscard]] const KnownSessions &all() const { return m_all; }
    /// Null when there is none in @p folder.
    [[nodiscard]] const KnownSession *find(const QString &folder) const;
    [[nodiscard]] std::vector<SessionSummary> listed() const;
    [[nodiscard]] int found() const { return m_found; }
    [[nodiscard]] int read() const { return m_read; }
    /// All that are above the sessions in @p folders: they tell of how these came out.
    [[nodiscard]] QStringList ancestorsOf(const QStringList &folders) const;

    void put(KnownSession session);
    /// One that is gone is known only to who follows it.
    void remove(const QString &folder);
    /// Forgets those that are listed only, and returns the others.
    std::vector<KnownSession> takeNeeded();

private:
    void tally(const KnownSession &one, int sign);

    KnownSessions m_all;
    int m_found = 0;
    int m_read = 0;
};

} // namespace baton
