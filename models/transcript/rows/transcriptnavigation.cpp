// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptnavigation.h"

namespace baton {

EntryPlace shownPlace(const Transcript &transcript, const EntryPlace &place)
{
    const TranscriptEntry &entry =
        transcript.lanes[size_t(place.lane)].entries[size_t(place.entry)];
    const bool isBelowCall = entry.kind == TranscriptEntry::Kind::ToolResult && entry.partner >= 0;
    return isBelowCall ? EntryPlace{place.lane, entry.partner} : place;
}

bool isFailure(const Transcript &transcript, const EntryPlace &place)
{
    const auto &entries = transcript.lanes[size_t(place.lane)].entries;
    const TranscriptEntry &entry = entries[size_t(place.entry)];
    if (entry.kind == TranscriptEntry::Kind::ToolCall && entry.partner >= 0) {
        return entries[size_t(entry.partner)].isError;
    }
    return entry.isError && shownPlace(transcript, place) == place;
}

} // namespace baton
