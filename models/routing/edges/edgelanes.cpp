// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/edges/edgelanes.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

/// Heights at equal distances around @p middle.
std::vector<double> spreadAround(double middle, size_t count, double apart)
{
    std::vector<double> lanes(count);
    for (size_t i = 0; i < count; ++i) {
        lanes[i] = middle + apart * (static_cast<double>(i) - static_cast<double>(count - 1) / 2);
    }
    return lanes;
}

} // namespace

EdgeLanes::EdgeLanes(const NodeColumns &columns, double clearance)
    : m_columns(columns)
    , m_clearance(clearance)
    , m_taken(columns.columns().size())
{
}

std::vector<double> EdgeLanes::take(int column, double wanted, size_t count)
{
    struct Try
    {
        double apart;
        double furthest;
    };
    constexpr double near = 72;
    constexpr double inGap = 36;
    constexpr double far = 240; // distance past a few nodes
    constexpr std::array tries{Try{laneWidth, near}, Try{laneWidth * 0.8, inGap},
                               Try{laneWidth * 0.6, inGap}, Try{laneWidth, far},
                               Try{laneWidth * 0.55, inGap}};
    constexpr size_t crowd =
        48; ///< maximum number of edges in a column; with more, edges cannot be followed by eye
    std::vector<double> &taken = m_taken[static_cast<size_t>(column)];
    const auto freeMiddle = [&](double apart) {
        const double half = apart * static_cast<double>(count - 1) / 2;
        return m_columns.freeHeight(column, wanted, m_clearance + half);
    };
    for (const auto &[apart, furthest] : tries) {
        const double middle = freeMiddle(apart);
        for (int i = 0; i * apart <= 2 * furthest; ++i) {
            const double away = (i + 1) / 2 * apart * (i % 2 == 0 ? 1 : -1);
            std::vector<double> lanes = spreadAround(middle + away, count, apart);
            if (isFree(column, lanes, apart)) {
                for (const double lane : lanes) {
                    taken.insert(std::ranges::upper_bound(taken, lane), lane);
                }
                return lanes;
            }
        }
        if (taken.size() > crowd) {
            break;
        }
    }
    return spreadAround(freeMiddle(laneWidth), count, laneWidth);
}

bool EdgeLanes::isFree(int column, const std::vector<double> &lanes, double apart) const
{
    constexpr double slack = 0.01;
    const std::vector<double> &taken = m_taken[static_cast<size_t>(column)];
    return std::ranges::none_of(lanes, [&](double lane) {
        const auto next = std::ranges::lower_bound(taken, lane - apart + slack);
        return (next != taken.end() && *next < lane + apart - slack)
            || m_columns.isBlocked(column, lane, m_clearance - 4);
    });
}

} // namespace baton
