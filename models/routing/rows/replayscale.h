// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <vector>

namespace baton {

/// The positions of the handoffs of a replay along an axis: by time, with idle periods shortened to
/// leave space for the handoffs. Handoffs without a time follow at the end, evenly spaced.
class ReplayScale
{
public:
    /// A time label on the axis.
    struct Label
    {
        double position = 0;
        QDateTime time;

        friend bool operator==(const Label &, const Label &) = default;
    };

    ReplayScale() = default;
    explicit ReplayScale(const std::vector<Transfer> &crossings);

    [[nodiscard]] int count() const { return static_cast<int>(m_positions.size()); }
    /// The position, from 0 to 1, of the last of the first @p count handoffs; 0 for none.
    [[nodiscard]] double positionOf(int count) const;
    /// The number of handoffs that had happened at @p position.
    [[nodiscard]] int countAt(double position) const;
    /// The count whose last handoff is nearest to @p position.
    [[nodiscard]] int nearest(double position) const;
    /// At most @p most labels, evenly spaced, including the first and the last time.
    [[nodiscard]] std::vector<Label> labels(int most) const;

private:
    [[nodiscard]] QDateTime timeAt(double position) const;

    std::vector<double> m_positions; ///< positions, ascending
    std::vector<qint64>
        m_times; ///< times of the handoffs that have one, in milliseconds since 1970
};

} // namespace baton
