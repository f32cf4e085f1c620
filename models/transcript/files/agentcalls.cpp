// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/agentcalls.h"

#include <algorithm>

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

void AgentCalls::takeMessage(int index, const QString &text)
{
    if (m_opened.contains(index)) {
        return;
    }
    m_opened.insert(index);
    if (index == 0 || lane(index).parentCall >= 0 || m_callOfAgent.contains(lane(index).id)) {
        return;
    }
    const size_t key = promptKey(text);
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
    m_callOfAgent.insert(link.agent, link.callId);
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
        m_callOfAgent.insert(lane(child).id, link.callId);
        findCall(child);
    }
}

void AgentCalls::takeOutcome(const AgentOutcome &outcome, const EntryPlace &place)
{
    const QString callId =
        outcome.callId.isEmpty() ? m_callOfAgent.value(outcome.agent) : outcome.callId;
    const EntryPlace call = m_agentCalls.value(callId).place;
    if (!call.isValid()) {
        m_early[callId.isEmpty() ? outcome.agent : callId].push_back({outcome, place});
        return;
    }
    ToldOutcome &told = m_outcomes[{call.lane, call.entry}];
    const bool isBegin = outcome.state == TranscriptLane::State::Running;
    if (told.state != outcome.state && (!isBegin || !told.place.isValid())) {
        told = {outcome.state, place};
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
    const bool hasEnded = told.state != TranscriptLane::State::Running; // else it has only started
    if (at(call).startsAgent) {
        at(call).answer = !hasEnded ? EntryPlace()
            : told.place.isValid()  ? told.place
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
    const State before = one.state;
    one.answer = result;
    if (!result.isValid()) {
        one.state = State::Running;
    } else if (at(result).isError) {
        one.state = State::Failed;
    } else if (told.state == State::Running) { // the result only says that the call started
        one.state = m_ended.contains(index) ? State::Done : State::Running;
        one.answer = {};
    } else if (told.state != State::Unknown
               && m_ofRun.contains(index)) { // the result of all agents of the run
        one.state = m_ended.contains(index) ? State::Done : told.state;
        one.answer = {};
    } else if (told.state != State::Unknown) {
        one.state = told.state;
        one.answer = told.place;
    } else {
        one.state = State::Done;
    }
    if (one.state != before) {
        m_change.grown.push_back(index);
    }
}

} // namespace baton
