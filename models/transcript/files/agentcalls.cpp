// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/agentcalls.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

size_t promptKey(const QString &prompt)
{
    return qHash(prompt.trimmed());
}

} // namespace

AgentCalls::AgentCalls(Transcript &transcript, TranscriptChange &change)
    : m_transcript(transcript)
    , m_change(change)
{
}

TranscriptEntry &AgentCalls::at(const EntryPlace &place)
{
    return lane(place.lane).entries[size_t(place.entry)];
}

void AgentCalls::addFile(int index, const QString &callId, const QString &runId)
{
    const QString &agent = lane(index).id;
    if (!callId.isEmpty()) {
        m_callOfAgent.insert(agent, callId);
    }
    if (!runId.isEmpty()) {
        m_lanesOfRun.insert(runId, index);
        m_ofRun.insert(index);
        m_callOfAgent.insert(agent, m_callOfAgent.value(runId));
    }
    findCall(index);
}

void AgentCalls::findCall(int index)
{
    const QString callId = m_callOfAgent.value(lane(index).id);
    if (callId.isEmpty() || lane(index).parentCall >= 0) {
        return;
    }
    const auto call = m_agentCalls.constFind(callId);
    if (call != m_agentCalls.constEnd()) {
        join(index, *call);
    } else if (!m_lanesOfCall.contains(callId, index)) {
        m_lanesOfCall.insert(callId, index);
    }
}

void AgentCalls::takeCall(const EntryPlace &place, const EntryText &entry)
{
    if (entry.prompt.isEmpty()) {
        return;
    }
    at(place).startsAgent = true;
    const AgentCall call{place, entry.agentName, entry.agentTask};
    m_agentCalls.insert(entry.callId, call);
    takeEarly(entry.callId);
    const QList<int> waiting = m_lanesOfCall.values(entry.callId);
    for (const int waits : waiting) {
        join(waits, call);
    }
    if (at(place).child >= 0) {
        return;
    }
    const size_t key = promptKey(entry.prompt);
    if (const auto found = m_lanesByPrompt.constFind(key); found != m_lanesByPrompt.constEnd()) {
        const int index = *found;
        m_lanesByPrompt.erase(found);
        join(index, call);
    } else {
        m_callsByPrompt.insert(key, call);
    }
}

void AgentCalls::takeMessage(const EntryPlace &place, const EntryText &entry)
{
    const int index = place.lane;
    if (m_opened.contains(index)) {
        if (!entry.prompt.isEmpty()) {
            lane(index).laterPrompts.push_back(place.entry);
            m_ended.remove(index);
            settleState(index);
        }
        return;
    }
    m_opened.insert(index);
    if (index == 0 || lane(index).parentCall >= 0 || m_callOfAgent.contains(lane(index).id)) {
        return;
    }
    const size_t key = promptKey(entry.text);
    auto found = m_callsByPrompt.find(key);
    while (found != m_callsByPrompt.end() && found.key() == key) {
        const AgentCall call = *found;
        found = m_callsByPrompt.erase(found);
        if (at(call.place).child < 0) {
            join(index, call);
            return;
        }
    }
    m_lanesByPrompt.insert(key, index);
}

void AgentCalls::takeLink(const AgentLink &link, const EntryPlace &call, int index)
{
    QString start = m_callOfAgent.value(link.agent); // later calls only tell the agent to go on
    start = start.isEmpty() ? link.callId : start;
    m_callOfAgent.insert(link.agent, start);
    if (call.isValid() && !m_agentCalls.contains(link.callId)) {
        m_agentCalls.insert(link.callId, {call, {}, {}});
        takeEarly(link.callId);
    }
    takeEarly(link.agent);
    QList<int> lanes = m_lanesOfRun.values(link.agent);
    if (index >= 0) {
        lanes.append(index);
    }
    std::ranges::sort(lanes);
    for (const int child : std::as_const(lanes)) {
        m_callOfAgent.insert(lane(child).id, start);
        findCall(child);
    }
}

void AgentCalls::takeOutcome(const AgentOutcome &outcome, const EntryPlace &place)
{
    // If the agent went on, the outcome may name the call that told it to.
    const QString start = m_callOfAgent.value(outcome.agent);
    const QString callId = start.isEmpty() ? outcome.callId : start;
    const EntryPlace call = m_agentCalls.value(callId).place;
    if (!call.isValid()) {
        m_early[callId.isEmpty() ? outcome.agent : callId].push_back({outcome, place});
        return;
    }
    ToldOutcome &told = m_outcomes[{call.lane, call.entry}];
    const auto isKnown = [&outcome](const AgentEnd &end) {
        return end.state == outcome.state && end.result == outcome.result;
    };
    if (outcome.state == TranscriptLane::State::Running) {
        told.isStart = true;
    } else if (std::ranges::none_of(told.ends, isKnown)) {
        told.ends.push_back({outcome.state, outcome.result, place});
    }
    settleBelow(call);
}

void AgentCalls::takeEarly(const QString &id)
{
    for (const auto &[outcome, place] : m_early.take(id)) {
        takeOutcome(outcome, place);
    }
}

void AgentCalls::takeEnd(int index)
{
    m_ended.insert(index);
    settleState(index);
}

void AgentCalls::settleBelow(const EntryPlace &call)
{
    const ToldOutcome told = m_outcomes.value({call.lane, call.entry});
    if (at(call).startsAgent) {
        at(call).answer = !told.ends.empty() ? told.ends.back().place
            : told.isStart                   ? EntryPlace()
                                             : EntryPlace{call.lane, at(call).partner};
    }
    for (int child = at(call).child; child >= 0; child = lane(child).next) {
        settleState(child);
    }
}

bool AgentCalls::canJoin(int index, const EntryPlace &call) const
{
    int depth = 0;
    for (int above = call.lane; above >= 0; ++depth) {
        if (above == index || depth >= deepest) {
            return false;
        }
        const TranscriptLane &one = m_transcript.lanes[size_t(above)];
        above = one.parentCall >= 0 ? one.parent : -1;
    }
    return index > 0 && m_transcript.lanes[size_t(index)].parentCall < 0;
}

void AgentCalls::join(int index, const AgentCall &call)
{
    if (!canJoin(index, call.place)) {
        return;
    }
    TranscriptLane &joined = lane(index);
    joined.name = joined.name.isEmpty() ? call.name : joined.name;
    joined.description = joined.description.isEmpty() ? call.task : joined.description;
    joined.parent = call.place.lane;
    joined.parentCall = call.place.entry;
    int *end = &at(call.place).child;
    while (*end >= 0) {
        end = &lane(*end).next;
    }
    *end = index;
    m_change.joined.push_back(index);
    m_change.changed.push_back(call.place);
    settleState(index);
}

void AgentCalls::settleState(int index)
{
    using State = TranscriptLane::State;
    TranscriptLane &one = lane(index);
    if (one.parentCall < 0) {
        return;
    }
    const ToldOutcome told = m_outcomes.value({one.parent, one.parentCall});
    const EntryPlace result{one.parent, at({one.parent, one.parentCall}).partner};
    const State state = one.state;
    const EntryPlace answer = std::exchange(one.answer, {});
    one.earlierAnswers.clear();
    if (!result.isValid()) {
        one.state = State::Running;
    } else if (m_ofRun.contains(index) && told.isStart && !at(result).isError) {
        // What is told is the result of all agents of the run. One without an end was cut off.
        const bool isOver = !told.ends.empty();
        one.state = m_ended.contains(index) ? State::Done
            : isOver                        ? State::Unknown
                                            : State::Running;
    } else {
        settleAnswers(index, result, told);
    }
    if (one.state != state || one.answer != answer) {
        m_change.grown.push_back(index);
    }
}

/// An agent that went on has several results; the latest counts.
void AgentCalls::settleAnswers(int index, const EntryPlace &result, const ToldOutcome &told)
{
    using State = TranscriptLane::State;
    TranscriptLane &one = lane(index);
    std::vector<EntryPlace> answers;
    if (at(result).isError || !told.isStart) {
        one.state = at(result).isError ? State::Failed : State::Done;
        answers.push_back(result);
    } else {
        one.state = m_ended.contains(index) ? State::Done : State::Running;
    }
    for (const AgentEnd &end : told.ends) {
        one.state = end.state;
        answers.push_back(end.place);
    }
    if (!answers.empty()) {
        one.answer = answers.back();
        answers.pop_back();
    }
    one.earlierAnswers = std::move(answers);
}

} // namespace baton
