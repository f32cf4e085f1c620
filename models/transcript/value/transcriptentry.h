// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/tokenusage.h"

#include <QString>

#include <limits>
#include <vector>

namespace baton {

/// The bytes of one record in its file.
struct RecordRange
{
    qint64 offset = 0;
    qint64 length = 0; ///< without the line end
    qint64 line = 1;   ///< from 1

    friend bool operator==(const RecordRange &, const RecordRange &) = default;
};

/// One entry of a transcript by its position.
struct EntryPlace
{
    int lane = -1;
    int entry = -1;

    [[nodiscard]] bool isValid() const { return lane >= 0 && entry >= 0; }
    friend bool operator==(const EntryPlace &, const EntryPlace &) = default;
};

/// A file that a call names, as it is written there.
struct CallFile
{
    QString path;
    bool isWritten = false;

    friend bool operator==(const CallFile &, const CallFile &) = default;
};

/// One entry of an agent's transcript. Its text is not kept: it is at its range.
struct TranscriptEntry
{
    enum class Kind : quint8 {
        Message,
        Thinking,
        ToolCall,
        ToolResult,
        Error, ///< an error of the program that runs the agent, not of a tool
        Note,  ///< a known record outside of the conversation: progress, snapshots, settings
        Compaction,
        Raw ///< an unknown record, or an unreadable line
    };
    enum class Role : quint8 { None, User, Assistant, System };
    static constexpr qint64 noTime = std::numeric_limits<qint64>::min();

    Kind kind = Kind::Raw;
    Role role = Role::None;
    bool isError = false;
    bool isBroken = false;    ///< the record is unreadable; its text gives the reason
    bool isLong = false;      ///< the text does not fit on one line
    bool startsAgent = false; ///< a call that starts one, whether its transcript is there or not
    int part = 0;             ///< position among the entries of the record
    int partner = -1;  ///< entry of the same lane: result of a call, or call of a result; -1: none
    int child = -1;    ///< lane of the first agent that the call started; -1: none
    EntryPlace answer; ///< entry that tells what that agent gave back, also an error; invalid: none
    qint64 time = noTime; ///< milliseconds since 1970, UTC
    RecordRange range;
    QString name;      ///< name of the tool; for notes and raw records the type
    TokenUsage tokens; ///< tokens of the message that begins here

    friend bool operator==(const TranscriptEntry &, const TranscriptEntry &) = default;
};

/// An entry with its text, read on request.
struct EntryText
{
    TranscriptEntry::Kind kind = TranscriptEntry::Kind::Raw;
    TranscriptEntry::Role role = TranscriptEntry::Role::None;
    bool isError = false;
    bool isBroken = false;
    bool isLong = false;
    QString name;
    QString callId; ///< id of the call, for calls and results
    QString text;
    QString arguments; ///< arguments of a call as written, mostly JSON; only from recordEntries()
    QString prompt;    ///< of a call that starts an agent, or of its parent's later message to it
    QString agentName; ///< type of agent that the call requests
    QString agentTask; ///< task of the agent in a few words
    QString result;    ///< result of an agent, for notes that it has ended
    std::vector<CallFile> files; ///< files of a call; only if records are read in steps
    size_t said = 0; ///< hash of who says what, where records repeat what was said before; 0: none
    bool mayRepeat = false; ///< no entry of a lane that has as many with this `said` as its record

    friend bool operator==(const EntryText &, const EntryText &) = default;
};

} // namespace baton
