// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <vector>

namespace baton {

/// A call and the agent that it started.
struct AgentLink
{
    QString callId;
    QString agent; ///< id of the agent

    friend bool operator==(const AgentLink &, const AgentLink &) = default;
};

/// The outcome of a call that started an agent in the background, at its start and at its end.
struct AgentOutcome
{
    QString callId; ///< call that started the agent; unless `agent` has a known one
    TranscriptLane::State state = TranscriptLane::State::Unknown;
    QString agent = {}; ///< id of the agent
    int part = 0;       ///< position of the entry that states it, within its record
    size_t result = 0;  ///< hash of the result, which distinguishes it from a repeated one

    friend bool operator==(const AgentOutcome &, const AgentOutcome &) = default;
};

/// The facts in a record about the agent that wrote it.
struct AgentFacts
{
    QString id;
    QString parent; ///< id of the agent or session that started it
    QString name;
    QString description;
    QString workingFolder;
    QString model;
    QString version;

    friend bool operator==(const AgentFacts &, const AgentFacts &) = default;
};

/// One record of a transcript, independent of the format.
struct TranscriptRecord
{
    QString agent; ///< id of the agent, if several share a file; empty: the file's agent
    QString span;  ///< trace and id of the span that it is part of; empty: of none
    QString id;    ///< id that later records use as parentId
    QString parentId;
    bool isSidechain = false; ///< the record of an agent without id: that of the parent record
    bool opensLane = false;   ///< without a known parent, the record begins a new agent
    bool endsAgent = false;   ///< the agent has ended
    qint64 time = TranscriptEntry::noTime;
    QString messageId; ///< records with the same id share their tokens
    TokenUsage tokens;
    TokenUsage
        agentTokens;  ///< total tokens of its agent; they count unless its messages have tokens
    AgentFacts facts; ///< facts about the agent
    std::vector<EntryText> entries;
    std::vector<AgentLink> links;
    std::vector<AgentOutcome> outcomes;

    friend bool operator==(const TranscriptRecord &, const TranscriptRecord &) = default;
};

/// The records of one range of a file.
struct RangedRecords
{
    RecordRange range;
    std::vector<TranscriptRecord> records;
};

using TranscriptRecords = std::vector<TranscriptRecord>;

} // namespace baton
