// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

namespace baton {

/// The entry whose row shows @p place: a result is shown with its call.
[[nodiscard]] EntryPlace shownPlace(const Transcript &transcript, const EntryPlace &place);
/// True for an error, and for a call whose result is an error.
[[nodiscard]] bool isFailure(const Transcript &transcript, const EntryPlace &place);

/// Calls @p visit(EntryPlace) for all entries in the order of their rows: a result follows the
/// agents that its call started.
template <typename Visit>
void walkRows(const Transcript &transcript, Visit visit)
{
    const auto walk = [&](const auto &self, int lane) -> void {
        const auto &entries = transcript.lanes[size_t(lane)].entries;
        for (int i = 0; i < int(entries.size()); ++i) {
            const TranscriptEntry &entry = entries[size_t(i)];
            if (shownPlace(transcript, {lane, i}) != EntryPlace{lane, i}) {
                continue;
            }
            visit(EntryPlace{lane, i});
            for (int child = entry.child; child >= 0;
                 child = transcript.lanes[size_t(child)].next) {
                self(self, child);
            }
            if (entry.kind == TranscriptEntry::Kind::ToolCall && entry.partner >= 0) {
                visit(EntryPlace{lane, entry.partner});
            }
        }
    };
    for (int lane = 0; lane < int(transcript.lanes.size()); ++lane) {
        if (transcript.lanes[size_t(lane)].parentCall < 0) {
            walk(walk, lane);
        }
    }
}

/// The next entry after @p from, or the last one before it, for which @p isWanted is true, in
/// reading order among entries with a row. Invalid if there is none.
template <typename Wanted>
[[nodiscard]] EntryPlace nextPlace(const Transcript &transcript, const EntryPlace &from,
                                   bool isForward, Wanted isWanted)
{
    EntryPlace before;
    EntryPlace behind;
    bool isBehind = !from.isValid();
    walkInPlace(transcript, [&](const EntryPlace &place, int) {
        if (place == from) {
            isBehind = true;
        } else if (!(isBehind ? behind.isValid() : false) && isWanted(place)) {
            (isBehind ? behind : before) = place;
        }
    });
    return isForward ? behind : before;
}

} // namespace baton
