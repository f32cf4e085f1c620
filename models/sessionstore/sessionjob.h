// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/backgroundindex.h"
#include "models/sessionstore/affectedsessions.h"

namespace baton {

/// One reading of a session that is to be made.
struct SessionJob
{
    /// The reason why it is read; what comes first is read first.
    enum class Cause {
        Followed,     ///< a tab began to follow it
        Changed,      ///< something of it
        ChildChanged, ///< a session below it was read again
        Shown,        ///< a graph or a report asked for it
        Found         ///< nobody has read it yet
    };

    KnownSession before;
    Cause cause = Cause::Found;
    bool isForced = false; ///< to be read although nothing that is watched changed
    std::shared_ptr<const FollowedSession> followed = {}; ///< null: nobody follows it
    std::shared_ptr<const ProtocolCatalog> catalog = {};
    SessionSettings settings = {};
    std::shared_ptr<const std::atomic_bool> stop = {}; ///< nobody waits for it any more
    /// Gets what is read, unless it is null.
    std::shared_ptr<BackgroundIndex> index = {};
    std::shared_ptr<SessionFiles> files = {}; ///< shared by the readings of a search; null: of none
    QString root = {};                        ///< folder whose sessions are indexed; empty: none
};

struct SessionResult
{
    SessionJob job;
    std::shared_ptr<const Session> session; ///< null of one that was found: only rows show it
    std::shared_ptr<const SessionSummary> summary;
    PreviousState state;
    std::shared_ptr<const FollowedSession> followed;
    QByteArray stamp = {}; ///< of the file of a queue, before it was read
    bool wasRead = true;   ///< false: nothing that is watched had changed
    bool isStored = false; ///< an index knew it, and its files are as they were
};

/// Does @p job. Pure but for the disk and the index.
[[nodiscard]] SessionResult readAgain(const SessionJob &job);

} // namespace baton
