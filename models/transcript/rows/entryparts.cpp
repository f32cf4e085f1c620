// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/entryparts.h"

#include "models/transcript/rows/rowid.h"
#include "models/transcript/rows/transcripttexts.h"

#include <algorithm>
#include <utility>

namespace baton {

int EntryParts::positionOf(int lane) const
{
    const auto found = std::ranges::find(agents, lane);
    return found == agents.end() ? -1 : int(found - agents.begin());
}

const TextPart &EntryParts::at(int part) const
{
    const auto index = size_t(part - 1);
    return isResult(part) ? result[index - text.size()] : text[index];
}

EntryParts partsOf(const OpenTranscript &source, const EntryPlace &place, std::vector<int> agents)
{
    const TranscriptEntry &entry =
        source.transcript().lanes[size_t(place.lane)].entries[size_t(place.entry)];
    EntryParts parts;
    parts.agents = std::move(agents);
    parts.works = int(parts.agents.size());
    if (hasText(entry)) {
        parts.text = textParts(source.textOf(place).text, RowId::mostParts);
    }
    if (entry.kind == TranscriptEntry::Kind::ToolCall && entry.partner >= 0) {
        parts.result = textParts(source.textOf({place.lane, entry.partner}).text, RowId::mostParts);
    }
    return parts;
}

} // namespace baton
