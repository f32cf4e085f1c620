// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/transcriptjson.h"

#include "app/cli/common/jsonarray.h"
#include "models/transcript/value/agentwork.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonValue tokensJson(const TokenUsage &tokens)
{
    if (tokens.isEmpty()) {
        return {};
    }
    return QJsonObject{{u"input"_s, tokens.input},
                       {u"output"_s, tokens.output},
                       {u"cacheRead"_s, tokens.cacheRead},
                       {u"cacheWrite"_s, tokens.cacheWrite}};
}

QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

QJsonObject TranscriptJson::agentObject(int index) const
{
    const TranscriptLane &lane = transcript().lanes[size_t(index)];
    const auto parentLine = [&] {
        const auto &entries = transcript().lanes[size_t(lane.parent)].entries;
        return QJsonValue(entries[size_t(lane.parentCall)].range.line);
    };
    return {{u"id"_s, masked(lane.id)},
            {u"name"_s, masked(lane.name)},
            {u"description"_s, masked(lane.description)},
            {u"path"_s, masked(lane.path)},
            {u"workingFolder"_s, masked(lane.workingFolder)},
            {u"model"_s, masked(lane.model)},
            {u"version"_s, masked(lane.version)},
            {u"parent"_s, lane.parent},
            {u"parentLine"_s, lane.parentCall < 0 ? QJsonValue() : parentLine()},
            {u"state"_s, stateWord(lane.state)},
            {u"started"_s, timeJson(lane.started)},
            {u"ended"_s, timeJson(lane.ended)},
            {u"entries"_s, qint64(lane.entries.size())},
            {u"errors"_s, lane.errors},
            {u"broken"_s, lane.broken},
            {u"tokens"_s, tokensJson(lane.tokens)},
            {u"wrote"_s, maskedArray(filesWrittenBy(transcript(), index))},
            {u"onlyClaimed"_s, maskedArray(onlyClaimedBy(index))}};
}

QJsonObject TranscriptJson::handoffObject(const TouchedHandoff &handoff) const
{
    const TouchedFile &file = handoff.file;
    return {{u"path"_s, masked(file.path)},
            {u"kind"_s, handoff.kind},
            {u"title"_s, handoff.kindTitle},
            {u"session"_s, masked(handoff.session)},
            {u"written"_s, file.isWritten},
            {u"agent"_s, file.call.lane},
            {u"line"_s, entryOf(file.call).range.line}};
}

QJsonArray TranscriptJson::maskedArray(const QStringList &texts) const
{
    return arrayOf(texts, [this](const QString &text) { return masked(text); });
}

void TranscriptJson::writeHead()
{
    QJsonArray agents;
    for (int i = 0; i < int(transcript().lanes.size()); ++i) {
        agents.append(agentObject(i));
    }
    const QJsonArray handoffs = arrayOf(
        touched().handoffs, [this](const TouchedHandoff &one) { return handoffObject(one); });
    const TranscriptTotals totals = totalsOf(transcript());
    const QString head = compact({{u"path"_s, masked(source().path())},
                                  {u"format"_s, formatName(transcript().format)},
                                  {u"unfinished"_s, source().unfinishedBytes()},
                                  {u"errors"_s, totals.errors},
                                  {u"broken"_s, totals.broken},
                                  {u"tokens"_s, tokensJson(totals.tokens)},
                                  {u"agents"_s, agents},
                                  {u"handoffs"_s, handoffs},
                                  {u"sessions"_s, maskedArray(touched().sessions)}});
    print(head.chopped(1) + u",\"entries\":["_s);
}

void TranscriptJson::writeEntry(const EntryPlace &place, const EntryText &text, int)
{
    const TranscriptEntry &entry = entryOf(place);
    const QJsonObject object{
        {u"agent"_s, place.lane},
        {u"line"_s, entry.range.line},
        {u"offset"_s, entry.range.offset},
        {u"length"_s, entry.range.length},
        {u"time"_s, timeJson(entry.time)},
        {u"kind"_s, kindWord(entry.kind)},
        {u"role"_s, roleWord(entry.role)},
        {u"name"_s, masked(entry.name)},
        {u"callId"_s, masked(text.callId)},
        {u"error"_s, entry.isError},
        {u"broken"_s, entry.isBroken},
        {u"startsAgent"_s, entry.child},
        {u"tokens"_s, tokensJson(entry.tokens)},
        {u"text"_s, text.arguments.isEmpty() ? text.text : masked(text.arguments)}};
    print((m_isFirst ? u"\n"_s : u",\n"_s) + compact(object));
    m_isFirst = false;
}

void TranscriptJson::writeEnd()
{
    print(u"\n]}\n"_s);
}

} // namespace baton::cli
