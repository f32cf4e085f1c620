// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/transcriptbuilder.h"

#include "models/transcript/reading/callfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void fill(QString &text, const QString &value)
{
    if (text.isEmpty()) {
        text = value;
    }
}

/// Ids of calls are unique within an agent only.
QString openKey(int lane, const QString &callId)
{
    return QString::number(lane) + u'/' + callId;
}

size_t promptKey(const QString &prompt)
{
    return qHash(prompt.trimmed());
}

} // namespace

TranscriptEntry &TranscriptBuilder::at(const EntryPlace &place)
{
    return lane(place.lane).entries[size_t(place.entry)];
}

const QString &TranscriptBuilder::shared(const QString &name)
{
    return *m_names.insert(name);
}

void TranscriptBuilder::addFile(const AgentFile &file)
{
    const int index = addLane(file.path, file.facts);
    m_files.push_back({index, file.isAgent});
    if (!file.callId.isEmpty()) {
        m_callOfAgent.insert(file.facts.id, file.callId);
    }
    if (!file.runId.isEmpty()) {
        m_lanesOfRun.insert(file.runId, index);
        m_ofRun.insert(index);
        m_callOfAgent.insert(file.facts.id, m_callOfAgent.value(file.runId));
    }
    findCall(index);
}

int TranscriptBuilder::addLane(const QString &path, const AgentFacts &facts)
{
    TranscriptLane added;
    added.id = facts.id;
    added.name = facts.name;
    added.description = facts.description;
    added.path = path;
    m_transcript.lanes.push_back(std::move(added));
    const int index = int(m_transcript.lanes.size()) - 1;
    if (index > 0) {
        lane(index).parent = m_laneByAgent.value(facts.parent, 0);
    }
    if (!facts.id.isEmpty()) {
        m_laneByAgent.insert(facts.id, index);
    }
    return index;
}

TranscriptChange TranscriptBuilder::take(int file, const std::vector<RangedRecords> &records)
{
    FileState &state = m_files[size_t(file)];
    const TranscriptReader &reader = TranscriptReader::of(m_transcript.format);
    for (const RangedRecords &one : records) {
        if (reader.isTrace()) {
            takeTrace(state, state.trace.take(one));
            continue;
        }
        int part = 0;
        for (const TranscriptRecord &record : one.records) {
            takeRecord(state, one.range, record, part);
        }
    }
    m_change.startsAnew = state.trace.isOutdated();
    return takeChange();
}

TranscriptChange TranscriptBuilder::finish(int file)
{
    FileState &state = m_files[size_t(file)];
    takeTrace(state, state.trace.takeOrphans());
    return takeChange();
}

void TranscriptBuilder::takeTrace(FileState &file, const std::vector<PlacedRecord> &records)
{
    for (const PlacedRecord &one : records) {
        int part = one.part;
        takeRecord(file, one.range, one.record, part);
    }
}

TranscriptChange TranscriptBuilder::takeChange()
{
    std::ranges::sort(m_change.grown);
    const auto rest = std::ranges::unique(m_change.grown);
    m_change.grown.erase(rest.begin(), rest.end());
    return std::exchange(m_change, {});
}

int TranscriptBuilder::laneOf(FileState &file, const TranscriptRecord &record)
{
    if (!std::exchange(file.isBegun, true)) {
        file.isAgent = file.isAgent || (record.isSidechain && !record.agent.isEmpty());
    }
    if (file.isAgent) {
        return file.lane;
    }
    if (!record.agent.isEmpty()) {
        const auto known = m_laneByAgent.constFind(record.agent);
        return known != m_laneByAgent.constEnd() ? *known
                                                 : addLane(lane(file.lane).path, record.facts);
    }
    if (!record.isSidechain) {
        return file.lane;
    }
    const auto parent = m_laneByRecord.constFind(record.parentId);
    if (parent != m_laneByRecord.constEnd()) {
        return *parent;
    }
    return record.opensLane ? addLane(lane(file.lane).path, {}) : file.lane;
}

void TranscriptBuilder::takeRecord(FileState &file, const RecordRange &range,
                                   const TranscriptRecord &record, int &part)
{
    const size_t lanes = m_transcript.lanes.size();
    const int index = laneOf(file, record);
    if (m_transcript.lanes.size() > lanes) {
        findCall(index);
    }
    if (record.isSidechain && !file.isAgent && !record.id.isEmpty()) {
        m_laneByRecord.insert(record.id, index);
    }
    takeFacts(index, record, index == file.lane);
    m_answered.clear();
    const EntryPlace first{index, int(lane(index).entries.size())};
    for (const EntryText &entry : record.entries) {
        takeEntry(index, range, entry, record, part++);
    }
    for (const AgentLink &link : record.links) {
        takeLink(index, link);
    }
    for (const AgentOutcome &outcome : record.outcomes) {
        takeOutcome(outcome, {first.lane, first.entry + outcome.part});
    }
    if (record.endsAgent) {
        m_ended.insert(index);
        settleState(index);
    }
    if (!record.entries.empty()) {
        takeTokens(first, record);
        m_change.grown.push_back(index);
    }
}

void TranscriptBuilder::takeFacts(int index, const TranscriptRecord &record, bool isFileOfIt)
{
    TranscriptLane &one = lane(index);
    const AgentFacts &facts = record.facts;
    if (isFileOfIt && one.id.isEmpty() && !facts.id.isEmpty()) {
        one.id = facts.id;
        m_laneByAgent.insert(one.id, index);
    }
    fill(one.name, facts.name);
    fill(one.description, facts.description);
    fill(one.workingFolder, facts.workingFolder);
    fill(one.model, facts.model);
    fill(one.version, facts.version);
    if (record.time != TranscriptEntry::noTime) {
        const bool isFirst = one.started == TranscriptEntry::noTime;
        one.started = isFirst ? record.time : std::min(one.started, record.time);
        one.ended = isFirst ? record.time : std::max(one.ended, record.time);
    }
}

void TranscriptBuilder::takeEntry(int index, const RecordRange &range, const EntryText &text,
                                  const TranscriptRecord &record, int part)
{
    TranscriptEntry entry;
    entry.kind = text.kind;
    entry.role = text.role;
    entry.isError = text.isError;
    entry.isBroken = text.isBroken;
    entry.isLong = text.isLong;
    entry.part = part;
    entry.time = record.time;
    entry.range = range;
    entry.name = shared(text.name);
    lane(index).errors += text.isError ? 1 : 0;
    lane(index).broken += text.isBroken ? 1 : 0;
    lane(index).entries.push_back(std::move(entry));
    const EntryPlace place{index, int(lane(index).entries.size()) - 1};
    if (text.kind == TranscriptEntry::Kind::ToolCall) {
        takeFiles(place, text, record.facts.workingFolder);
        takeCall(place, text);
    } else if (text.kind == TranscriptEntry::Kind::ToolResult) {
        takeResult(place, text);
    } else if (text.kind == TranscriptEntry::Kind::Message && !m_opened.contains(index)) {
        m_opened.insert(index);
        takeOpening(index, text.text);
    }
}

/// A message may stand in several records, of which the last one counts most.
void TranscriptBuilder::takeTokens(const EntryPlace &first, const TranscriptRecord &record)
{
    if (record.tokens.isEmpty()) {
        return;
    }
    const bool isUnique = TranscriptReader::of(m_transcript.format).areMessageIdsUnique();
    const size_t key = record.messageId.isEmpty()
        ? qHash(std::pair(first.lane, first.entry))
        : qHash(record.messageId, isUnique ? 0 : size_t(first.lane) + 1);
    CountedMessage &message = m_messages[key];
    if (!message.first.isValid()) {
        message.first = first;
    } else if (message.first.lane == first.lane) {
        m_change.changed.push_back(message.first);
    }
    lane(message.first.lane).tokens -= message.tokens;
    lane(message.first.lane).tokens += record.tokens;
    message.tokens = record.tokens;
    at(message.first).tokens = record.tokens;
}

/// An agent may go to another folder: where its record tells none, it is in its first one.
void TranscriptBuilder::takeFiles(const EntryPlace &place, const EntryText &call,
                                  const QString &recordFolder)
{
    TranscriptLane &one = lane(place.lane);
    const QString &first = one.workingFolder.isEmpty() ? lane(0).workingFolder : one.workingFolder;
    const QString &folder = recordFolder.isEmpty() ? first : recordFolder;
    for (const CallFile &file : call.files) {
        one.files.push_back({shared(pathIn(folder, file.path)), place.entry, file.isWritten});
    }
}

void TranscriptBuilder::takeCall(const EntryPlace &place, const EntryText &entry)
{
    m_openCalls.insert(openKey(place.lane, entry.callId), place);
    if (entry.prompt.isEmpty()) {
        return;
    }
    const AgentCall call{place, entry.agentName, entry.agentTask};
    m_agentCalls.insert(entry.callId, call);
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

void TranscriptBuilder::takeResult(const EntryPlace &place, const EntryText &entry)
{
    const EntryPlace call = m_openCalls.take(openKey(place.lane, entry.callId));
    if (!call.isValid()) {
        return;
    }
    at(call).partner = place.entry;
    at(place).partner = call.entry;
    at(place).name = at(call).name;
    m_answered.insert(entry.callId, call);
    m_change.changed.push_back(call);
    for (int child = at(call).child; child >= 0; child = lane(child).next) {
        settleState(child);
    }
}

void TranscriptBuilder::takeOpening(int index, const QString &text)
{
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

/// @p index is the lane of the record that tells it: the call is open there, or answered by it.
void TranscriptBuilder::takeLink(int index, const AgentLink &link)
{
    m_callOfAgent.insert(link.agent, link.callId);
    const EntryPlace call =
        m_answered.value(link.callId, m_openCalls.value(openKey(index, link.callId)));
    if (call.isValid() && !m_agentCalls.contains(link.callId)) {
        m_agentCalls.insert(link.callId, {call, {}, {}});
    }
    QList<int> lanes = m_lanesOfRun.values(link.agent);
    if (const auto one = m_laneByAgent.constFind(link.agent); one != m_laneByAgent.constEnd()) {
        lanes.append(*one);
    }
    std::ranges::sort(lanes);
    for (const int child : std::as_const(lanes)) {
        m_callOfAgent.insert(lane(child).id, link.callId);
        findCall(child);
    }
}

/// The same outcome may be told several times.
void TranscriptBuilder::takeOutcome(const AgentOutcome &outcome, const EntryPlace &place)
{
    const QString callId =
        outcome.callId.isEmpty() ? m_callOfAgent.value(outcome.agent) : outcome.callId;
    const EntryPlace call = m_agentCalls.value(callId).place;
    if (!call.isValid()) {
        return;
    }
    ToldOutcome &told = m_outcomes[{call.lane, call.entry}];
    if (told.state != outcome.state) {
        told = {outcome.state, place};
    }
    for (int child = at(call).child; child >= 0; child = lane(child).next) {
        settleState(child);
    }
}

/// Joins a lane to its call if that is known, or notes that it waits for it.
void TranscriptBuilder::findCall(int index)
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

bool TranscriptBuilder::canJoin(int index, const EntryPlace &call) const
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

void TranscriptBuilder::join(int index, const AgentCall &call)
{
    if (!canJoin(index, call.place)) {
        return;
    }
    TranscriptLane &joined = lane(index);
    fill(joined.name, call.name);
    fill(joined.description, call.task);
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

void TranscriptBuilder::settleState(int index)
{
    using State = TranscriptLane::State;
    TranscriptLane &one = lane(index);
    if (one.parentCall < 0) {
        return;
    }
    const ToldOutcome told = m_outcomes.value({one.parent, one.parentCall});
    const EntryPlace result{one.parent, at({one.parent, one.parentCall}).partner};
    one.answer = result;
    if (!result.isValid()) {
        one.state = State::Running;
    } else if (at(result).isError) {
        one.state = State::Failed;
    } else if (told.state == State::Running) { // the result says only that it began
        one.state = m_ended.contains(index) ? State::Done : State::Running;
        one.answer = {};
    } else if (told.state != State::Unknown && m_ofRun.contains(index)) { // told of them all
        one.state = m_ended.contains(index) ? State::Done : told.state;
        one.answer = {};
    } else if (told.state != State::Unknown) {
        one.state = told.state;
        one.answer = told.place;
    } else {
        one.state = State::Done;
    }
}

} // namespace baton
