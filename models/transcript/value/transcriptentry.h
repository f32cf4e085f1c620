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
    qint64 length = 0; ///< without the line's end
    qint64 line = 1;   ///< counts from 1

    friend bool operator==(const RecordRange &, const RecordRange &) = default;
};

/// A file that a call names, as it is written there.
struct CallFile
{
    QString path;
    bool isWritten = false;

    friend bool operator==(const CallFile &, const CallFile &) = default;
};

/// One thing that an agent's transcript tells. Its text is not kept: it stands at its range.
struct TranscriptEntry
{
    enum class Kind : quint8 {
        Message,
        Thinking,
        ToolCall,
        ToolResult,
        Error, ///< of the program that runs the agent, not of a tool
        Note, ///< what is known and says nothing in the conversation: progress, snapshots, settings
        Compaction,
        Raw ///< a record that is not known, or a line that cannot be read
    };
    enum class Role : quint8 { None, User, Assistant, System };
    static constexpr qint64 noTime = std::numeric_limits<qint64>::min();

    Kind kind = Kind::Raw;
    Role role = Role::None;
    bool isError = false;
    bool isBroken = false; ///< the record cannot be read; its text says why
    bool isLong = false;   ///< its text does not fit on a line
    int part = 0;          ///< position among the entries of its record
    int partner = -1;     ///< of a call its result, of a result its call: an entry of the same lane
    int child = -1;       ///< the lane of the first agent that this call started
    qint64 time = noTime; ///< milliseconds since 1970, UTC
    RecordRange range;
    QString name;      ///< of the tool; of a note and of a raw record its type
    TokenUsage tokens; ///< of the message that begins with this entry

    friend bool operator==(const TranscriptEntry &, const TranscriptEntry &) = default;
};

/// An entry with its text, as it is read when somebody asks for it.
struct EntryText
{
    TranscriptEntry::Kind kind = TranscriptEntry::Kind::Raw;
    TranscriptEntry::Role role = TranscriptEntry::Role::None;
    bool isError = false;
    bool isBroken = false;
    bool isLong = false;
    QString name;
    QString callId; ///< of a call and of its result
    QString text;
    QString arguments;           ///< of a call as they stand, mostly JSON; only of recordEntries()
    QString prompt;              ///< of a call that starts an agent: what the agent is asked
    QString agentName;           ///< its type, as the call asks for it
    QString agentTask;           ///< what it is for, in a few words
    QString result;              ///< of a note that an agent has ended: what it gave back
    std::vector<CallFile> files; ///< of a call; only where records are read in steps

    friend bool operator==(const EntryText &, const EntryText &) = default;
};

} // namespace baton
