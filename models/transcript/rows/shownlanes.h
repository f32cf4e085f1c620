// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <vector>

namespace baton {

/// The entries of each lane that have a row, in order, and the places of the lanes: the first one
/// is at the top, others are below the call that started them, and those without a known call
/// follow the first one.
class ShownLanes
{
public:
    [[nodiscard]] int count() const { return int(m_lanes.size()); }
    void setCount(int count) { m_lanes.resize(size_t(count)); }
    void clear();

    [[nodiscard]] const std::vector<int> &entriesOf(int lane) const
    {
        return m_lanes[size_t(lane)].entries;
    }
    /// The row of the entry within its lane; -1 if there is none.
    [[nodiscard]] int rowOf(const EntryPlace &place) const;
    /// The visible entries of @p lane that arrived since the last call.
    [[nodiscard]] std::vector<int> takeNew(const Transcript &transcript, int lane, bool withNotes);
    void add(int lane, const std::vector<int> &entries);

    /// The call above the lane; invalid if unknown.
    [[nodiscard]] const EntryPlace &callOf(int lane) const { return m_lanes[size_t(lane)].call; }
    void setCall(int lane, const EntryPlace &call) { m_lanes[size_t(lane)].call = call; }

    /// Lanes without a known call that are shown.
    [[nodiscard]] const std::vector<int> &loose() const { return m_loose; }
    /// Lanes without a known call that are not yet shown.
    [[nodiscard]] std::vector<int> unplaced() const;
    void addLoose(const std::vector<int> &lanes);
    void removeLoose(int lane);
    /// The top-level row of a lane without a known call; -1 for other lanes.
    [[nodiscard]] int rowOfLoose(int lane) const;

private:
    struct Lane
    {
        std::vector<int> entries;
        int known = 0; ///< number of the lane's entries seen so far
        EntryPlace call;
    };

    std::vector<Lane> m_lanes;
    std::vector<int> m_loose;
};

} // namespace baton
