// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logmatcher.h"
#include "models/transcript/files/opentranscript.h"
#include "models/transcript/rows/textparts.h"

namespace baton {

/// A match of a query in an entry.
struct TranscriptMatch
{
    EntryPlace place; ///< invalid: no match
    bool isInName = false;
    LogMatch range; ///< range in the name or in the whole text

    friend bool operator==(const TranscriptMatch &, const TranscriptMatch &) = default;
};

/// The matches in @p text. No match spans several lines.
[[nodiscard]] std::vector<LogMatch> matchesInText(QStringView text, const LogMatcher &matcher);
/// The part of these matches inside @p part, with offsets from its begin. Reads only the lines of
/// the part.
[[nodiscard]] std::vector<LogMatch> matchesInPart(QStringView text, const TextPart &part,
                                                  const LogMatcher &matcher);
/// The part of @p match inside @p part, with offsets from its begin; empty: outside.
[[nodiscard]] LogMatch clipped(const LogMatch &match, const TextPart &part);

/// The matches of the entry at @p place: in its name if it has its own row, and in its text, which
/// is read.
[[nodiscard]] std::vector<TranscriptMatch>
matchesAt(const OpenTranscript &source, const EntryPlace &place, const LogMatcher &matcher);

} // namespace baton
