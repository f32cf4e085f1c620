// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/transcriptchange.h"
#include "models/transcript/reading/transcriptrecord.h"

#include <QHash>
#include <QSet>

namespace baton {

/// Finds the call that started each agent of a transcript: by the facts in files and records, else
/// by the prompt, with which the agent's messages begin. Then determines how the agents ended.
class AgentCalls
{
public:
    /// Both must outlive this object. @p change receives the results.
    AgentCalls(Transcript &transcript, TranscriptChange &change);

    /// Records the call that started the agent of @p lane and its workflow, each by its id; empty
    /// if unknown.
    void addFile(int lane, const QString &callId, const QString &runId);
    /// Joins @p lane to its call if that is known, or notes that it waits for it.
    void findCall(int lane);
    /// Takes the call @p entry at @p place, which starts an agent if it has a prompt.
    void takeCall(const EntryPlace &place, const EntryText &entry);
    /// Takes the message @p entry at @p place.
    void takeMessage(const EntryPlace &place, const EntryText &entry);
    /// Processes a link of a record to an agent. @p call is the place of the call that started it,
    /// @p lane the lane of the agent; invalid or -1 if unknown.
    void takeLink(const AgentLink &link, const EntryPlace &call, int lane);
    /// Takes an outcome that is stated at @p place. The same may be stated several times, and in a
    /// file that is read before that of the call.
    void takeOutcome(const AgentOutcome &outcome, const EntryPlace &place);
    /// The agent of @p lane has ended.
    void takeEnd(int lane);
    /// The call at @p call got its result or an outcome: settles its answer, and the states of the
    /// agents that it started.
    void settleBelow(const EntryPlace &call);

private:
    /// The deepest nesting of agents that is shown.
    static constexpr int deepest = 100;

    struct AgentCall
    {
        EntryPlace place;
        QString name;
        QString task;
    };
    /// The end of an agent, and the entry that states it.
    struct AgentEnd
    {
        TranscriptLane::State state = TranscriptLane::State::Unknown;
        size_t result = 0;
        EntryPlace place;
    };
    /// What is stated about the agents of a call apart from its result.
    struct ToldOutcome
    {
        bool isStart = false;       ///< the result says only that the agent has started
        std::vector<AgentEnd> ends; ///< each once; several if the agent went on
    };

    void join(int lane, const AgentCall &call);
    void takeEarly(const QString &id);
    [[nodiscard]] bool canJoin(int lane, const EntryPlace &call) const;
    void settleState(int lane);
    void settleAnswers(int lane, const EntryPlace &result, const ToldOutcome &told);
    [[nodiscard]] TranscriptEntry &at(const EntryPlace &place);
    [[nodiscard]] TranscriptLane &lane(int index) { return m_transcript.lanes[size_t(index)]; }

    Transcript &m_transcript;
    TranscriptChange &m_change;
    QMultiHash<QString, int> m_lanesOfRun;         ///< lanes by workflow
    QSet<int> m_ofRun;                             ///< lanes of all workflows
    QHash<QString, AgentCall> m_agentCalls;        ///< calls that may have started an agent, by id
    QHash<QString, QString> m_callOfAgent;         ///< call by agent or workflow
    QMultiHash<QString, int> m_lanesOfCall;        ///< lanes that wait for their call
    QMultiHash<size_t, AgentCall> m_callsByPrompt; ///< calls without an agent, by prompt
    QMultiHash<size_t, int> m_lanesByPrompt;       ///< lanes without a call, by prompt
    /// By lane and entry of the call.
    QHash<std::pair<int, int>, ToldOutcome> m_outcomes;
    /// Outcomes of unknown calls with their places, by the id of the call or its agent.
    QHash<QString, std::vector<std::pair<AgentOutcome, EntryPlace>>> m_early;
    QSet<int> m_opened; ///< lanes whose first message was read
    QSet<int> m_ended;  ///< lanes that have ended
};

} // namespace baton
