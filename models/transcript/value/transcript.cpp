// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/value/transcript.h"

#include <QTimeZone>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

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

TranscriptTotals totalsOf(const Transcript &transcript)
{
    TranscriptTotals totals;
    for (const TranscriptLane &lane : transcript.lanes) {
        ++totals.agents;
        totals.errors += lane.errors;
        totals.broken += lane.broken;
        totals.tokens += lane.tokens;
    }
    return totals;
}

QDateTime recordedTime(qint64 time)
{
    return time == TranscriptEntry::noTime ? QDateTime()
                                           : QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC);
}

} // namespace baton
