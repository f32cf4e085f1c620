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
    m_agents.addFile(index, file.callId, file.runId);
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
    for (const int index : m_change.joined) {
        m_tokens.takeCall(index);
    }
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
        m_agents.findCall(index);
    }
    if (record.isSidechain && !file.isAgent && !record.id.isEmpty()) {
        m_laneByRecord.insert(record.id, index);
    }
    takeFacts(index, record, index == file.lane);
    m_answered.clear();
    m_saidInRecord.clear();
    const EntryPlace first{index, int(lane(index).entries.size())};
    for (const EntryText &entry : record.entries) {
        takeEntry(index, range, entry, record, part++);
    }
    for (const AgentLink &link : record.links) {
        // The call is open in the lane of this record, or this record answers it.
        const EntryPlace call =
            m_answered.value(link.callId, m_openCalls.value(openKey(index, link.callId)));
        m_agents.takeLink(link, call, m_laneByAgent.value(link.agent, -1));
    }
    for (const AgentOutcome &outcome : record.outcomes) {
        m_agents.takeOutcome(outcome, {first.lane, first.entry + outcome.part});
    }
    if (!record.agentTokens.isEmpty()) {
        m_tokens.takeWhole(index, record.agentTokens);
    }
    if (record.endsAgent) {
        m_agents.takeEnd(index);
    }
    if (int(lane(index).entries.size()) > first.entry) {
        m_tokens.takeMessage(first, record);
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
    if (!facts.workingFolder.isEmpty()) {
        m_folders.insert(index, facts.workingFolder);
    }
    fill(one.model, facts.model);
    fill(one.version, facts.version);
    if (record.time != TranscriptEntry::noTime) {
        const bool isFirst = one.started == TranscriptEntry::noTime;
        one.started = isFirst ? record.time : std::min(one.started, record.time);
        one.ended = isFirst ? record.time : std::max(one.ended, record.time);
    }
}

/// True if the lane @p index has as many entries that say the same as the current record so far.
bool TranscriptBuilder::isRepeated(int index, const EntryText &text)
{
    if (text.said == 0) {
        return false;
    }
    int &count = m_said[std::pair(index, text.said)];
    if (text.mayRepeat && ++m_saidInRecord[text.said] <= count) {
        return true;
    }
    ++count;
    return false;
}

void TranscriptBuilder::takeEntry(int index, const RecordRange &range, const EntryText &text,
                                  const TranscriptRecord &record, int part)
{
    if (isRepeated(index, text)) {
        return;
    }
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
        takeFiles(place, text);
        takeCall(place, text);
    } else if (text.kind == TranscriptEntry::Kind::ToolResult) {
        takeResult(place, text);
    } else if (text.kind == TranscriptEntry::Kind::Message) {
        m_agents.takeMessage(place, text);
    }
}

/// An agent may go to another folder; one that tells none is where the main agent began.
void TranscriptBuilder::takeFiles(const EntryPlace &place, const EntryText &call)
{
    const QString folder = m_folders.value(place.lane, lane(0).workingFolder);
    for (const CallFile &file : call.files) {
        lane(place.lane)
            .files.push_back({shared(pathIn(folder, file.path)), place.entry, file.isWritten});
    }
}

void TranscriptBuilder::takeCall(const EntryPlace &place, const EntryText &entry)
{
    m_openCalls.insert(openKey(place.lane, entry.callId), place);
    m_agents.takeCall(place, entry);
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
    m_agents.settleBelow(call);
}

} // namespace baton
