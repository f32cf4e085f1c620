// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/followedsession.h"

#include <QMap>
#include <QSet>
#include <QStringList>

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
    QDateTime due = {};    ///< time at which it is looked at again; invalid: never
    bool isListed = false; ///< false of one that only a tab, a graph or a report has asked for

    [[nodiscard]] bool isRead() const { return summary && summary->status != RunStatus::NotRead; }
    [[nodiscard]] bool isNeeded() const
    {
        return isListed || open || !session.expired() || !followed.expired();
    }
};

/// The known sessions by folder.
using KnownSessions = QMap<QString, KnownSession>;

/// The sessions that a change affects.
struct AffectedSessions
{
    std::vector<SessionLocation> present; ///< to be read, whether known before or not
    QStringList gone;                     ///< folders of known ones that are none any more
};

/// The sessions below @p roots that are affected by changes at @p paths, which may no longer exist.
/// Looks at these paths only; agrees with walkSessions(). Slow: call it on a worker.
[[nodiscard]] AffectedSessions affectedSessions(const QSet<QString> &roots,
                                                const KnownSessions &known,
                                                const QStringList &paths,
                                                const ProtocolCatalog &catalog);

/// All that are above the sessions in @p folders: they tell of how these came out.
[[nodiscard]] QStringList ancestorsOf(const KnownSessions &known, const QStringList &folders);

} // namespace baton
