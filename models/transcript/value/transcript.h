// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcriptentry.h"

#include <QDateTime>

#include <vector>

namespace baton {

enum class TranscriptFormat : quint8 { ClaudeCode, Codex, Gemini, OpenTelemetry };

/// A file that a call of an agent read or wrote.
struct FileUse
{
    QString path;   ///< absolute if the agent's working folder is known; clean
    int entry = -1; ///< entry of the call
    bool isWritten = false;

    friend bool operator==(const FileUse &, const FileUse &) = default;
};

/// The entries of one agent, in the order of its file.
struct TranscriptLane
{
    /// The result of the agent that its parent received.
    enum class State : quint8 {
        Unknown,
        Running, ///< started, without a result so far
        Done,
        Failed
    };

    QString id;          ///< id of the agent; for the main agent that of the session
    QString name;        ///< the agent's type or nickname; empty: the main agent
    QString description; ///< task in a few words
    QString path;        ///< path of the file; agents may share one
    QString workingFolder;
    QString model;
    QString version;     ///< version of the program, from the first record that states it
    int parent = -1;     ///< lane of the parent agent; -1 if there is none
    int parentCall = -1; ///< entry of the parent that started it; -1 if unknown
    int next = -1;       ///< next lane that the same call started; -1 if there is none
    State state = State::Unknown;
    /// The entry with its latest result, also an error; invalid: only its own messages.
    EntryPlace answer;
    /// The entries with the results that it gave before, if it went on after them.
    std::vector<EntryPlace> earlierAnswers;
    std::vector<int>
        laterPrompts;  ///< entries with messages that its parent sent it after the start
    TokenUsage tokens; ///< each message counted once
    qint64 started = TranscriptEntry::noTime;
    qint64 ended = TranscriptEntry::noTime;
    int errors = 0; ///< number of error entries, of tools and of the program
    int broken = 0; ///< number of unreadable records
    std::vector<TranscriptEntry> entries;
    std::vector<FileUse> files; ///< in the order of the calls

    friend bool operator==(const TranscriptLane &, const TranscriptLane &) = default;
};

/// The lanes of the agents of one session. The first one is the main agent's.
struct Transcript
{
    TranscriptFormat format = TranscriptFormat::ClaudeCode;
    std::vector<TranscriptLane> lanes;

    friend bool operator==(const Transcript &, const Transcript &) = default;
};

/// The totals of the lanes of a transcript.
struct TranscriptTotals
{
    int agents = 0; ///< number of agents, including the main one
    int errors = 0;
    int broken = 0;
    TokenUsage tokens;

    friend bool operator==(const TranscriptTotals &, const TranscriptTotals &) = default;
};

/// All entries in reading order: an agent's after the call that started it, and agents without a
/// known call last. Calls @p visit(EntryPlace, depth).
template <typename Visit>
void walkInPlace(const Transcript &transcript, Visit visit)
{
    const auto walk = [&](const auto &self, int lane, int depth) -> void {
        const auto &entries = transcript.lanes[size_t(lane)].entries;
        for (int i = 0; i < int(entries.size()); ++i) {
            visit(EntryPlace{lane, i}, depth);
            for (int child = entries[size_t(i)].child; child >= 0;
                 child = transcript.lanes[size_t(child)].next) {
                self(self, child, depth + 1);
            }
        }
    };
    for (int lane = 0; lane < int(transcript.lanes.size()); ++lane) {
        if (transcript.lanes[size_t(lane)].parentCall < 0) {
            walk(walk, lane, lane == 0 ? 0 : 1);
        }
    }
}

/// "Claude Code", "Codex", "Gemini CLI", "OpenTelemetry".
[[nodiscard]] QString formatName(TranscriptFormat format);
/// "message", "tool-call": stable words for programs.
[[nodiscard]] QString kindWord(TranscriptEntry::Kind kind);
[[nodiscard]] QString roleWord(TranscriptEntry::Role role);
[[nodiscard]] QString stateWord(TranscriptLane::State state);
[[nodiscard]] TranscriptTotals totalsOf(const Transcript &transcript);

/// The time of an entry or a lane; invalid if there is none.
[[nodiscard]] QDateTime recordedTime(qint64 time);

} // namespace baton
