// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/value/transcript.h"

#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

template <typename Value, typename Of>
Value sumOf(const Transcript &transcript, Of of)
{
    return std::accumulate(transcript.lanes.begin(), transcript.lanes.end(), Value(),
                           [&of](Value sum, const TranscriptLane &lane) {
                               sum += of(lane);
                               return sum;
                           });
}

} // namespace

QString formatName(TranscriptFormat format)
{
    static constexpr std::array names{"Claude Code"_L1, "Codex"_L1, "Gemini CLI"_L1,
                                      "OpenTelemetry"_L1};
    return names.at(size_t(format));
}

QString kindWord(TranscriptEntry::Kind kind)
{
    static constexpr std::array words{"message"_L1,     "thinking"_L1, "tool-call"_L1,
                                      "tool-result"_L1, "error"_L1,    "note"_L1,
                                      "compaction"_L1,  "raw"_L1};
    return words.at(size_t(kind));
}

QString roleWord(TranscriptEntry::Role role)
{
    static constexpr std::array words{""_L1, "user"_L1, "assistant"_L1, "system"_L1};
    return words.at(size_t(role));
}

QString stateWord(TranscriptLane::State state)
{
    static constexpr std::array words{"unknown"_L1, "running"_L1, "done"_L1, "failed"_L1};
    return words.at(size_t(state));
}

TokenUsage tokensOf(const Transcript &transcript)
{
    return sumOf<TokenUsage>(transcript, [](const TranscriptLane &lane) { return lane.tokens; });
}

int errorsOf(const Transcript &transcript)
{
    return sumOf<int>(transcript, [](const TranscriptLane &lane) { return lane.errors; });
}

int brokenOf(const Transcript &transcript)
{
    return sumOf<int>(transcript, [](const TranscriptLane &lane) { return lane.broken; });
}

} // namespace baton
