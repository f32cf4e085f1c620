// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/links/agenthandoffs.h"

#include "models/transcript/files/filerecords.h"
#include "models/transcript/value/agentwork.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Agents of the same name are one node of a graph. Agents without a name are distinguished by
/// their ids.
QString agentName(const TranscriptLane &lane, int index)
{
    if (!lane.name.isEmpty()) {
        return lane.name;
    }
    return index == 0
        ? QCoreApplication::translate("baton::Transcript", "main agent")
        : QCoreApplication::translate("baton::Transcript", "agent %1").arg(lane.id).trimmed();
}

EntryText textOf(const TranscriptLane &lane, const TranscriptEntry &entry, TranscriptFormat format)
{
    const std::vector<EntryText> texts = recordTexts(lane.path, format, entry.range);
    return texts[std::min(size_t(entry.part), texts.size() - 1)];
}

/// The handoff in @p entry of @p lane, with its text as its content, and its files.
SessionHandoff handoffOf(const TranscriptLane &lane, const TranscriptEntry &entry,
                         TranscriptFormat format, const QString &key,
                         const QStringList &written = {})
{
    const EntryText text = textOf(lane, entry, format);
    SessionHandoff handoff;
    handoff.at.path = lane.path;
    handoff.at.line = int(entry.range.line);
    if (entry.time != TranscriptEntry::noTime) {
        handoff.time = QDateTime::fromMSecsSinceEpoch(entry.time, QTimeZone::UTC);
    }
    const QString special = text.prompt.isEmpty() ? text.result : text.prompt;
    const QString content = special.isEmpty() ? text.text : special;
    QJsonObject kept{{key, content}};
    if (!written.isEmpty()) {
        kept.insert(u"wrote"_s, QJsonArray::fromStringList(written));
    }
    handoff.kept = QJsonDocument(kept).toJson(QJsonDocument::Compact);
    return handoff;
}

/// @p handoff with its ends and its task.
SessionHandoff between(SessionHandoff handoff, const QString &title, const QString &producer,
                       const QString &consumer, const QString &task)
{
    handoff.kindTitle = title;
    handoff.producer = producer;
    handoff.consumer = consumer;
    handoff.task = task;
    return handoff;
}

QString promptTitle()
{
    return QCoreApplication::translate("baton::Transcript", "Prompt");
}

QString resultTitle(bool isFailed)
{
    return isFailed ? QCoreApplication::translate("baton::Transcript", "Error")
                    : QCoreApplication::translate("baton::Transcript", "Result");
}

/// Adds the handoffs of the calls in lane @p index that started agents without a transcript: their
/// prompt and, once they have ended, their result.
void addHandoffsWithoutLane(const Transcript &transcript, int index,
                            std::vector<SessionHandoff> &handoffs)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    const QString caller = agentName(lane, index);
    for (const TranscriptEntry &call : lane.entries) {
        if (!call.startsAgent || call.child >= 0) {
            continue;
        }
        const EntryText text = textOf(lane, call, transcript.format);
        const QString agent = text.agentName.isEmpty() ? call.name : text.agentName;
        handoffs.push_back(between(handoffOf(lane, call, transcript.format, u"prompt"_s),
                                   promptTitle(), caller, agent, text.agentTask));
        if (call.answer.isValid()) {
            const TranscriptLane &teller = transcript.lanes[size_t(call.answer.lane)];
            const TranscriptEntry &answer = teller.entries[size_t(call.answer.entry)];
            handoffs.push_back(between(handoffOf(teller, answer, transcript.format, u"result"_s),
                                       resultTitle(answer.isError), agent, caller, text.agentTask));
        }
    }
}

/// The entry with the final result of the agent of lane @p index, or with the reason of its
/// failure.
EntryPlace endOf(const Transcript &transcript, int index)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    switch (lane.state) {
    case TranscriptLane::State::Failed:
        return lane.answer;
    case TranscriptLane::State::Done:
        return claimOf(transcript, index);
    default:
        return {};
    }
}

/// The messages that the parent sent to the agent of lane @p index after its start, and the results
/// that it gave before its latest one.
void addEarlierHandoffs(const Transcript &transcript, int index, const QString &caller,
                        std::vector<SessionHandoff> &handoffs)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    const QString agent = agentName(lane, index);
    for (const int prompt : lane.laterPrompts) {
        handoffs.push_back(
            between(handoffOf(lane, lane.entries[size_t(prompt)], transcript.format, u"prompt"_s),
                    promptTitle(), caller, agent, lane.description));
    }
    for (const EntryPlace &place : lane.earlierAnswers) {
        const TranscriptLane &teller = transcript.lanes[size_t(place.lane)];
        const TranscriptEntry &answer = teller.entries[size_t(place.entry)];
        handoffs.push_back(between(handoffOf(teller, answer, transcript.format, u"result"_s),
                                   resultTitle(answer.isError), agent, caller, lane.description));
    }
}

void addHandoffs(const Transcript &transcript, int index, std::vector<SessionHandoff> &handoffs)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    if (lane.parentCall < 0) {
        return;
    }
    const TranscriptLane &parent = transcript.lanes[size_t(lane.parent)];
    const TranscriptEntry &call = parent.entries[size_t(lane.parentCall)];
    const QString caller = agentName(parent, lane.parent);
    const QString agent = agentName(lane, index);
    handoffs.push_back(between(handoffOf(parent, call, transcript.format, u"prompt"_s),
                               promptTitle(), caller, agent, lane.description));
    addEarlierHandoffs(transcript, index, caller, handoffs);
    const EntryPlace end = endOf(transcript, index);
    if (!end.isValid()) {
        return;
    }
    const TranscriptLane &teller = transcript.lanes[size_t(end.lane)];
    const bool isFailed = lane.state == TranscriptLane::State::Failed;
    handoffs.push_back(
        between(handoffOf(teller, teller.entries[size_t(end.entry)], transcript.format, u"result"_s,
                          filesWrittenBy(transcript, index)),
                resultTitle(isFailed), agent, caller, lane.description));
}

} // namespace

std::vector<SessionHandoff> agentHandoffs(const Transcript &transcript,
                                          const std::atomic_bool *stop)
{
    std::vector<SessionHandoff> handoffs;
    for (int i = 0; i < int(transcript.lanes.size()) && !(stop && *stop); ++i) {
        addHandoffs(transcript, i, handoffs);
        addHandoffsWithoutLane(transcript, i, handoffs);
    }
    return handoffs;
}

} // namespace baton
