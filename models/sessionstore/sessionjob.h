// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/backgroundindex.h"
#include "models/sessionstore/affectedsessions.h"

namespace baton {

/// A requested reading of a session.
struct SessionJob
{
    /// The reason for the reading, in order of priority.
    enum class Cause {
        Followed,     ///< a tab began to follow it
        Changed,      ///< a file of it has changed
        ChildChanged, ///< a session below it was read again
        Shown,        ///< requested by a graph or a report
        Found         ///< found by a search and not read yet
    };

    KnownSession before;
    Cause cause = Cause::Found;
    bool isForced = false; ///< read even if no watched file has changed
    std::shared_ptr<const FollowedSession> followed = {}; ///< null if it is not followed
    std::shared_ptr<const ProtocolCatalog> catalog = {};
    SessionSettings settings = {};
    std::shared_ptr<const std::atomic_bool> stop =
        {}; ///< becomes true when the result is no longer needed
    /// Index that receives the result; may be null.
    std::shared_ptr<BackgroundIndex> index = {};
    std::shared_ptr<SessionFiles> files = {}; ///< shared by all readings of a search; else null
    QString root = {};                        ///< folder whose sessions are indexed; empty for none
};

struct SessionResult
{
    SessionJob job;
    std::shared_ptr<const Session> session; ///< null for cause Found, because only rows show it
    std::shared_ptr<const SessionSummary> summary;
    PreviousState state;
    std::shared_ptr<const FollowedSession> followed;
    QByteArray stamp = {}; ///< stamp of a queue's file before it was read
    bool wasRead = true;   ///< false if no watched file had changed
    bool isStored = false; ///< taken from the index, because its files are unchanged
};

/// Carries out @p job. Pure except for the disk and the index.
[[nodiscard]] SessionResult readAgain(const SessionJob &job);

} // namespace baton
