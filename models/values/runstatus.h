// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// The status of a session, a phase of it or one attempt, in words that all protocols share.
enum class RunStatus {
    Unknown,    ///< a word that the protocol does not define
    NotRead,    ///< a session that was found but not read yet
    NotReached, ///< an earlier part stopped the session first
    Pending,    ///< created or announced
    Running,
    Waiting, ///< paused, or waiting for the user
    Blocked, ///< something required is missing and must be provided
    Succeeded,
    Failed,
    TimedOut,
    Killed,      ///< ended from outside
    Aborted,     ///< stopped by the user; no error
    Interrupted, ///< still running when its session ended or fell silent
    Skipped,
    Superseded, ///< failed or succeeded, but a later attempt replaced it
    Invalidated ///< succeeded, but an earlier phase ran again since
};

/// The signs of life of an unfinished session.
enum class Liveness {
    Over,   ///< ended
    Alive,  ///< last sign of life within the protocol's limit
    Stale,  ///< last activity too old: it does not seem to run any more
    Expired ///< too old to be resumed
};

/// True for a session that should run but shows no sign of life.
[[nodiscard]] constexpr bool isSilent(Liveness liveness)
{
    return liveness == Liveness::Stale || liveness == Liveness::Expired;
}

/// True for a status that continues once somebody answers, at any time.
[[nodiscard]] constexpr bool isAtRest(RunStatus status)
{
    return status == RunStatus::Waiting || status == RunStatus::Blocked;
}

/// True for a running status, whose time counts.
[[nodiscard]] constexpr bool isGoingOn(RunStatus status)
{
    return status == RunStatus::Running || isAtRest(status);
}

/// True for a status that still runs or will run: its signs of life are judged.
[[nodiscard]] constexpr bool isUnfinished(RunStatus status)
{
    return status == RunStatus::Pending || isGoingOn(status);
}

/// True for a status of something that began, however it goes on.
[[nodiscard]] constexpr bool hasRun(RunStatus status)
{
    return status != RunStatus::NotReached && status != RunStatus::Pending
        && status != RunStatus::Skipped;
}

/// True for a failure, which needs a person's attention.
[[nodiscard]] constexpr bool isFailure(RunStatus status)
{
    return status == RunStatus::Failed || status == RunStatus::TimedOut
        || status == RunStatus::Killed;
}

/// True for a success, including one that is no longer valid.
[[nodiscard]] constexpr bool hasSucceeded(RunStatus status)
{
    return status == RunStatus::Succeeded || status == RunStatus::Invalidated;
}

/// True for a status in which nothing runs any more, whatever the result. A session that the user
/// aborted has ended as well. An unknown status does not count as ended.
[[nodiscard]] constexpr bool hasEnded(RunStatus status)
{
    return isFailure(status) || hasSucceeded(status) || status == RunStatus::Aborted
        || status == RunStatus::Interrupted || status == RunStatus::Skipped
        || status == RunStatus::Superseded;
}

} // namespace baton
