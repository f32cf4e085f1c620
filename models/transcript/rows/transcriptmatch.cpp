// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptmatch.h"

#include "models/transcript/rows/transcriptnavigation.h"

#include <algorithm>

namespace baton {

std::vector<LogMatch> matchesInText(QStringView text, const LogMatcher &matcher)
{
    std::vector<LogMatch> all;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype found = text.indexOf(u'\n', begin);
        const qsizetype end = found < 0 ? text.size() : found;
        for (const LogMatch &match : matcher.in(text.sliced(begin, end - begin).toString())) {
            all.push_back({match.begin + begin, match.length});
        }
        begin = end + 1;
    }
    return all;
}

std::vector<LogMatch> matchesInPart(QStringView text, const TextPart &part,
                                    const LogMatcher &matcher)
{
    const qsizetype partEnd = std::min(part.begin + part.length, text.size());
    const qsizetype begin =
        part.begin > 0 ? text.first(std::min(part.begin, text.size())).lastIndexOf(u'\n') + 1 : 0;
    const qsizetype found = text.indexOf(u'\n', std::max(begin, partEnd - 1));
    const qsizetype end = found < 0 ? text.size() : found;
    std::vector<LogMatch> all;
    for (LogMatch match : matchesInText(text.sliced(begin, end - begin), matcher)) {
        match.begin += begin;
        if (const LogMatch seen = clipped(match, part); seen.length > 0) {
            all.push_back(seen);
        }
    }
    return all;
}

LogMatch clipped(const LogMatch &match, const TextPart &part)
{
    const qsizetype begin = std::max(match.begin, part.begin);
    const qsizetype end = std::min(match.begin + match.length, part.begin + part.length);
    return begin < end ? LogMatch{begin - part.begin, end - begin} : LogMatch{};
}

std::vector<TranscriptMatch> matchesAt(const OpenTranscript &source, const EntryPlace &place,
                                       const LogMatcher &matcher)
{
    const bool hasRow = shownPlace(source.transcript(), place) == place;
    const EntryText text = source.textOf(place);
    std::vector<TranscriptMatch> all;
    for (const LogMatch &match : matchesInText(hasRow ? text.name : QString(), matcher)) {
        all.push_back({place, true, match});
    }
    for (const LogMatch &match : matchesInText(text.text, matcher)) {
        all.push_back({place, false, match});
    }
    return all;
}

} // namespace baton
