// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/shownlanes.h"

#include "models/transcript/rows/rowid.h"

#include <algorithm>

namespace baton {

namespace {

/// A result is shown below its call.
bool hasRow(const TranscriptEntry &entry, bool withNotes)
{
    const bool isBelowCall = entry.kind == TranscriptEntry::Kind::ToolResult && entry.partner >= 0;
    return !isBelowCall
        && (withNotes || entry.isError || entry.kind != TranscriptEntry::Kind::Note);
}

} // namespace

void ShownLanes::clear()
{
    m_lanes.clear();
    m_loose.clear();
}

int ShownLanes::rowOf(const EntryPlace &place) const
{
    if (place.lane >= count()) {
        return -1;
    }
    const std::vector<int> &entries = entriesOf(place.lane);
    const auto found = std::ranges::lower_bound(entries, place.entry);
    return found == entries.end() || *found != place.entry ? -1 : int(found - entries.begin());
}

std::vector<int> ShownLanes::takeNew(const Transcript &transcript, int lane, bool withNotes)
{
    const auto &entries = transcript.lanes[size_t(lane)].entries;
    std::vector<int> more;
    for (int &known = m_lanes[size_t(lane)].known; known < int(entries.size()); ++known) {
        if (hasRow(entries[size_t(known)], withNotes)) {
            more.push_back(known);
        }
    }
    return more;
}

void ShownLanes::add(int lane, const std::vector<int> &entries)
{
    std::vector<int> &all = m_lanes[size_t(lane)].entries;
    all.insert(all.end(), entries.begin(), entries.end());
}

std::vector<int> ShownLanes::unplaced() const
{
    std::vector<int> lanes;
    for (int lane = 1; lane < std::min(count(), RowId::mostLanes); ++lane) {
        if (!callOf(lane).isValid() && rowOfLoose(lane) < 0) {
            lanes.push_back(lane);
        }
    }
    return lanes;
}

void ShownLanes::addLoose(const std::vector<int> &lanes)
{
    m_loose.insert(m_loose.end(), lanes.begin(), lanes.end());
}

void ShownLanes::removeLoose(int lane)
{
    std::erase(m_loose, lane);
}

int ShownLanes::rowOfLoose(int lane) const
{
    const auto found = std::ranges::find(m_loose, lane);
    return found == m_loose.end() ? -1 : int(entriesOf(0).size() + size_t(found - m_loose.begin()));
}

} // namespace baton
