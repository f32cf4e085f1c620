// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Judges the times in a session by its start and by the present.
class SessionClock
{
public:
    /// The start is the earliest one in @p state. Without one, it is the time in the name of the
    /// folder, in whichever time zone that is. It may be unknown.
    SessionClock(const SessionLocation &place, const StateDocument &state,
                 const SessionFormat &reading, const SessionSettings &settings);
    explicit SessionClock(const SessionBuilder &builder);

    /// True if @p time is before the start of the session, or in the future.
    [[nodiscard]] bool isTooEarly(const QDateTime &time) const;
    [[nodiscard]] bool isTooLate(const QDateTime &time) const;
    /// True for a valid time that the session can have.
    [[nodiscard]] bool allows(const QDateTime &time) const;

private:
    QDateTime m_start;
    QDateTime m_now;
};

/// The times at which a session was at work. Times that it cannot have are left out.
class SignsOfLife
{
public:
    explicit SignsOfLife(SessionClock clock)
        : m_clock(std::move(clock))
    {
    }
    /// The times in logs, in handoffs, and of phases.
    explicit SignsOfLife(const SessionBuilder &builder);

    void take(const QDateTime &time);
    /// Takes the times in the logs of the session in @p folder. A time later than the modification
    /// of its log belongs to another time zone.
    void takeLogs(const QString &folder, const SessionFormat &reading);

    /// False if all is the word of a single handoff, whose clock may be wrong, and the name of the
    /// session's folder does not agree with it.
    [[nodiscard]] bool areWitnessed() const { return m_areWitnessed; }
    /// Invalid if there is no sign.
    [[nodiscard]] const QDateTime &first() const { return m_first; }
    [[nodiscard]] const QDateTime &last() const { return m_last; }

private:
    SessionClock m_clock;
    QDateTime m_first;
    QDateTime m_last;
    bool m_areWitnessed = false;
};

/// The last sign of life of an unfinished session by its state, its logs and the times of files:
/// those that its protocol names as signs or, if @p told, the last time in the state, is none that
/// the session can have, all.
[[nodiscard]] QDateTime lastSignOf(const SessionLocation &place, const StateDocument &state,
                                   const SessionFormat &reading, const SessionClock &clock,
                                   const QDateTime &told);

/// The last sign of life of an unfinished session whose state has no start, or which has no state:
/// that of its summary, the times that its files state, and those of the files of its handoffs.
[[nodiscard]] QDateTime lastSignOf(const SessionBuilder &builder);

/// The time of the last modification; invalid if the file does not exist.
[[nodiscard]] QDateTime modifiedAt(const QString &path);

/// The earliest time at which @p state says that the session was there.
[[nodiscard]] QDateTime startIn(const StateDocument &state, const SessionFormat &reading);

/// The time in the name of a session's folder, such as "20260221-143000-build"; invalid if it has
/// none.
[[nodiscard]] QDateTime timeInName(const QString &name);
/// The difference between the time in a name, which has no time zone, and UTC is less than this.
constexpr std::chrono::seconds anyTimeZone = std::chrono::hours(15);

/// The time in the settings, else the current time.
[[nodiscard]] QDateTime nowOf(const SessionSettings &settings);

} // namespace baton
