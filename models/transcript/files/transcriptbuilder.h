// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/filerecords.h"
#include "models/transcript/files/traceorder.h"
#include "models/transcript/reading/agentfile.h"

#include <QHash>
#include <QSet>

namespace baton {

/// What a step of reading changed in a transcript.
struct TranscriptChange
{
    std::vector<EntryPlace> changed; ///< earlier entries that got a result or an agent
    std::vector<int> grown;          ///< numbers of lanes with new entries, sorted
    std::vector<int> joined;         ///< numbers of lanes whose call was found
    bool startsAnew = false;         ///< an entry was placed wrongly: read the file from its start

    [[nodiscard]] bool isEmpty() const
    {
        return changed.empty() && grown.empty() && joined.empty() && !startsAnew;
    }
};

/// Builds a transcript from records as they are read: assigns entries to agents, results to calls,
/// and agents to the calls that started them, and counts tokens.
class TranscriptBuilder
{
public:
    explicit TranscriptBuilder(TranscriptFormat format) { m_transcript.format = format; }

    [[nodiscard]] const Transcript &transcript() const { return m_transcript; }

    /// Adds the lane of a file without its records. The first file is the main agent's.
    void addFile(const AgentFile &file);
    [[nodiscard]] int fileCount() const { return int(m_files.size()); }
    /// Adds the next @p records of @p file, a position in the order of addFile().
    TranscriptChange take(int file, const std::vector<RangedRecords> &records);
    /// Places what waits for other records of the file @p file, of which all was taken for now.
    TranscriptChange finish(int file);

private:
    /// The deepest nesting of agents that is shown.
    static constexpr int deepest = 100;

    struct FileState
    {
        int lane = 0;
        bool isAgent = false;
        bool isBegun = false;
        TraceOrder trace = {}; ///< of spans
    };
    struct AgentCall
    {
        EntryPlace place;
        QString name;
        QString task;
    };
    /// The outcome of an agent, and the entry that states it.
    struct ToldOutcome
    {
        TranscriptLane::State state = TranscriptLane::State::Unknown;
        EntryPlace place;
    };
    struct CountedMessage
    {
        EntryPlace first;
        TokenUsage tokens;
    };

    void takeTrace(FileState &file, const std::vector<PlacedRecord> &records);
    [[nodiscard]] TranscriptChange takeChange();
    int addLane(const QString &path, const AgentFacts &facts);
    int laneOf(FileState &file, const TranscriptRecord &record);
    void takeRecord(FileState &file, const RecordRange &range, const TranscriptRecord &record,
                    int &part);
    void takeEntry(int lane, const RecordRange &range, const EntryText &entry,
                   const TranscriptRecord &record, int part);
    void takeFacts(int lane, const TranscriptRecord &record, bool isFileOfIt);
    void takeTokens(const EntryPlace &first, const TranscriptRecord &record);
    void takeFiles(const EntryPlace &place, const EntryText &call, const QString &recordFolder);
    void takeCall(const EntryPlace &place, const EntryText &entry);
    void takeResult(const EntryPlace &place, const EntryText &entry);
    void takeOpening(int lane, const QString &text);
    void takeLink(int lane, const AgentLink &link);
    void takeOutcome(const AgentOutcome &outcome, const EntryPlace &place);
    void findCall(int lane);
    void join(int lane, const AgentCall &call);
    [[nodiscard]] bool canJoin(int lane, const EntryPlace &call) const;
    void settleState(int lane);
    [[nodiscard]] TranscriptEntry &at(const EntryPlace &place);
    [[nodiscard]] TranscriptLane &lane(int index) { return m_transcript.lanes[size_t(index)]; }
    [[nodiscard]] const QString &shared(const QString &name);

    Transcript m_transcript;
    TranscriptChange m_change;
    std::vector<FileState> m_files;
    QHash<QString, int> m_laneByAgent;
    QHash<QString, int> m_laneByRecord; ///< lane by record id, for records that others may follow
    QMultiHash<QString, int> m_lanesOfRun;         ///< lanes by workflow
    QSet<int> m_ofRun;                             ///< lanes of all workflows
    QHash<QString, EntryPlace> m_openCalls;        ///< calls without a result, by lane and id
    QHash<QString, AgentCall> m_agentCalls;        ///< calls that may have started an agent, by id
    QHash<QString, EntryPlace> m_answered;         ///< calls with a result in the current record
    QHash<QString, QString> m_callOfAgent;         ///< call by agent or workflow
    QMultiHash<QString, int> m_lanesOfCall;        ///< lanes that wait for their call
    QMultiHash<size_t, AgentCall> m_callsByPrompt; ///< calls without an agent, by prompt
    QMultiHash<size_t, int> m_lanesByPrompt;       ///< lanes without a call, by prompt
    /// Outcomes that are stated apart from the result, by lane and entry of the call.
    QHash<std::pair<int, int>, ToldOutcome> m_outcomes;
    QHash<size_t, CountedMessage> m_messages;
    QSet<int> m_opened; ///< lanes whose first message was read
    QSet<int> m_ended;  ///< lanes that have ended
    QSet<QString> m_names;
};

} // namespace baton
