// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logmatcher.h"
#include "models/transcript/files/opentranscript.h"
#include "models/transcript/rows/textparts.h"

namespace baton {

/// What of an entry matches a query.
struct TranscriptMatch
{
    EntryPlace place; ///< invalid: no match
    bool isInName = false;
    LogMatch range; ///< range in the name or in the whole text

    friend bool operator==(const TranscriptMatch &, const TranscriptMatch &) = default;
};

/// The matches in @p text, none of which crosses a line.
[[nodiscard]] std::vector<LogMatch> matchesInText(QStringView text, const LogMatcher &matcher);
/// Of these what lies in @p part, counted from its begin. Reads the lines of the part only.
[[nodiscard]] std::vector<LogMatch> matchesInPart(QStringView text, const TextPart &part,
                                                  const LogMatcher &matcher);
/// What of @p match lies in @p part, counted from its begin; empty where nothing does.
[[nodiscard]] LogMatch clipped(const LogMatch &match, const TextPart &part);

/// The matches of the entry at @p place: in its name where it has a row of its own, and in its
/// text, which is read.
[[nodiscard]] std::vector<TranscriptMatch>
matchesAt(const OpenTranscript &source, const EntryPlace &place, const LogMatcher &matcher);

} // namespace baton
