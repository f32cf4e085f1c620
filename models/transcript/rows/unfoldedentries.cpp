// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/unfoldedentries.h"

#include "models/transcript/rows/rowid.h"

#include <algorithm>

namespace baton {

UnfoldedEntries::UnfoldedEntries(const OpenTranscript &source, const ShownLanes &lanes)
    : m_source(source)
    , m_lanes(lanes)
{
}

void UnfoldedEntries::clear()
{
    m_parts.clear();
    m_works.clear();
}

void UnfoldedEntries::forget(int lane)
{
    std::erase_if(m_parts, [lane](const auto &one) { return one.first.first == lane; });
    for (int other = 0; other < m_lanes.count(); ++other) {
        if (m_lanes.callOf(other).isValid() && m_lanes.callOf(other).lane == lane) {
            forget(other);
        }
    }
}

EntryParts &UnfoldedEntries::partsOf(const EntryPlace &place)
{
    EntryParts *known = find(place);
    return known
        ? *known
        : m_parts.emplace(std::pair(place.lane, place.entry), newestPartsOf(place)).first->second;
}

EntryParts *UnfoldedEntries::find(const EntryPlace &place)
{
    const auto known = m_parts.find({place.lane, place.entry});
    return known == m_parts.end() ? nullptr : &known->second;
}

EntryParts UnfoldedEntries::newestPartsOf(const EntryPlace &place) const
{
    return baton::partsOf(m_source, place, agentsBelow(place));
}

std::vector<int> UnfoldedEntries::agentsBelow(const EntryPlace &call) const
{
    const std::vector<TranscriptLane> &lanes = m_source.transcript().lanes;
    std::vector<int> agents;
    int lane = lanes[size_t(call.lane)].entries[size_t(call.entry)].child;
    for (; lane >= 0; lane = lanes[size_t(lane)].next) {
        if (lane < std::min(m_lanes.count(), RowId::mostLanes) && m_lanes.callOf(lane) == call) {
            agents.push_back(lane);
        }
    }
    return agents;
}

const LaneWork &UnfoldedEntries::workOf(int lane)
{
    const auto known = m_works.find(lane);
    return known != m_works.end() ? known->second
                                  : m_works.emplace(lane, workIn(m_source, lane)).first->second;
}

} // namespace baton
