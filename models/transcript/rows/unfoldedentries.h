// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/entryparts.h"
#include "models/transcript/rows/shownlanes.h"
#include "models/transcript/rows/transcriptcells.h"

#include <map>

namespace baton {

/// The parts of unfolded entries and the work of agents, read when their rows are first requested.
class UnfoldedEntries
{
public:
    /// @p source and @p lanes outlive it.
    UnfoldedEntries(const OpenTranscript &source, const ShownLanes &lanes);

    void clear();
    /// Forgets the parts of the entries of @p lane and of the agents below it.
    void forget(int lane);
    /// Forgets the work of all agents: that of an agent depends on the agents that it started.
    void clearWorks() { m_works.clear(); }

    /// The parts of the entry at @p place as its rows show them. The reference stays valid until
    /// clear() or forget().
    [[nodiscard]] EntryParts &partsOf(const EntryPlace &place);
    /// Null for an entry that is not unfolded.
    [[nodiscard]] EntryParts *find(const EntryPlace &place);
    /// The parts of the entry at @p place as its rows should show them.
    [[nodiscard]] EntryParts newestPartsOf(const EntryPlace &place) const;
    [[nodiscard]] const LaneWork &workOf(int lane);

private:
    [[nodiscard]] std::vector<int> agentsBelow(const EntryPlace &call) const;

    const OpenTranscript &m_source;
    const ShownLanes &m_lanes;
    std::map<std::pair<int, int>, EntryParts> m_parts; ///< by lane and entry
    std::map<int, LaneWork> m_works;                   ///< by lane
};

} // namespace baton
