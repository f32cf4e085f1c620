// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// The status of a session, a phase of it or one attempt, in words that all protocols share.
enum class RunStatus {
    Unknown,    ///< a word that no protocol knows
    NotRead,    ///< of a session: found, not read yet
    NotReached, ///< its turn never came
    Pending,    ///< created or announced
    Running,
    Waiting, ///< paused, or for the user
    Blocked, ///< something that it needs is missing, and somebody has to bring it
    Succeeded,
    Failed,
    TimedOut,
    Killed,      ///< ended from outside while it ran
    Aborted,     ///< the user stopped it: nothing went wrong
    Interrupted, ///< it ran when its session ended or fell silent
    Skipped,
    Superseded, ///< it failed or was right once; a later attempt took its place
    Invalidated ///< it was right, until an earlier phase ran again
};

/// The signs of life of an unfinished session.
enum class Liveness {
    Over,   ///< it ended
    Alive,  ///< its last sign is younger than the protocol's limit
    Stale,  ///< older than that: nothing drives it any more
    Expired ///< too old to be resumed
};

/// True for what should go on and gives no sign of life.
[[nodiscard]] constexpr bool isSilent(Liveness liveness)
{
    return liveness == Liveness::Stale || liveness == Liveness::Expired;
}

/// True for what goes on as soon as somebody answers: it may take its time.
[[nodiscard]] constexpr bool isAtRest(RunStatus status)
{
    return status == RunStatus::Waiting || status == RunStatus::Blocked;
}

/// True for what goes on, so that its time counts.
[[nodiscard]] constexpr bool isGoingOn(RunStatus status)
{
    return status == RunStatus::Running || isAtRest(status);
}

/// True for what calls for a person's attention.
[[nodiscard]] constexpr bool isFailure(RunStatus status)
{
    return status == RunStatus::Failed || status == RunStatus::TimedOut
        || status == RunStatus::Killed;
}

} // namespace baton
