// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <vector>

namespace baton {

/// Maps the times of a session to positions on an axis. Long periods in which nothing ran may be
/// folded to a short length. Times are in milliseconds since 1970.
class TimeScale
{
public:
    struct Gap
    {
        qint64 begin = 0;
        qint64 end = 0;

        friend bool operator==(const Gap &, const Gap &) = default;
    };

    TimeScale() = default;
    /// Open runs end at @p now.
    TimeScale(const Session &session, const QDateTime &now, bool foldsGaps);
    void setFoldsGaps(bool isOn);

    [[nodiscard]] bool isEmpty() const { return m_end <= m_begin; }
    /// The folded gaps in ascending order; empty if gaps are not folded.
    [[nodiscard]] const std::vector<Gap> &gaps() const { return m_gaps; }
    /// True if there are gaps that can be folded.
    [[nodiscard]] bool hasGaps() const { return !m_allGaps.empty(); }
    /// The position of @p time, from 0 at the start to 1 at the end.
    [[nodiscard]] double positionOf(qint64 time) const;
    /// The time at @p position, in milliseconds since 1970.
    [[nodiscard]] qint64 timeAt(double position) const;
    /// Round times at equal distances; about @p count of them at most.
    [[nodiscard]] std::vector<qint64> ticks(int count) const;

private:
    [[nodiscard]] double lengthUntil(qint64 time) const;

    qint64 m_begin = 0;
    qint64 m_end = 0;
    double m_folded = 0; ///< displayed length of a folded gap, in milliseconds
    double m_length = 0;
    std::vector<Gap> m_gaps;
    std::vector<Gap> m_allGaps;
};

/// The period of a run. Start or end is invalid if it is unknown.
struct RunSpan
{
    QDateTime start;
    QDateTime end;
    bool isSure = true; ///< false if the end is an estimate: an even share of the phase

    friend bool operator==(const RunSpan &, const RunSpan &) = default;
};

[[nodiscard]] RunSpan spanOf(const SessionPhase &phase, const SessionAttempt &attempt);

} // namespace baton
