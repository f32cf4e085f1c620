// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/telemetryreader.h"

#include "models/transcript/reading/recordtexts.h"
#include "models/transcript/reading/spanattributes.h"
#include "models/transcript/reading/spanentries.h"
#include "models/transcript/reading/spanmessages.h"
#include "models/transcript/reading/spannotes.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

TranscriptRecord recordOf(const TelemetrySpan &span)
{
    TranscriptRecord record;
    record.span = span.identity();
    record.id = span.id();
    record.parentId = span.parent();
    record.isSidechain = true; // it is of the agent of its parent
    record.time = span.started;
    record.facts.model =
        firstText(span.attributes, {"gen_ai.response.model"_L1, "gen_ai.request.model"_L1});
    return record;
}

/// The record of the result of @p span, at its end.
TranscriptRecord endOf(const TelemetrySpan &span)
{
    TranscriptRecord record = recordOf(span);
    record.id.clear(); // children are of the one that began it
    record.time = span.ended;
    return record;
}

/// The events of @p span, of the agent @p agent, or of that of its parent.
void readEvents(const TelemetrySpan &span, const QString &agent, TranscriptRecords &records)
{
    for (const QJsonValue &event : span.object.value("events"_L1).toArray()) {
        TranscriptRecord record = recordOf(span);
        record.id.clear();
        record.agent = agent;
        record.time = std::max(span.started, telemetryTime(event["timeUnixNano"_L1]));
        record.entries.push_back(spanEvent(event["name"_L1].toString(),
                                           spanAttributes(event["attributes"_L1].toArray())));
        records.push_back(std::move(record));
    }
}

TokenUsage spanTokens(const TelemetrySpan &span)
{
    const auto count = [&span](QLatin1StringView key) {
        return span.attributes.value(key).toInteger();
    };
    const qint64 cached = count("gen_ai.usage.cache_read.input_tokens"_L1);
    return {count("gen_ai.usage.input_tokens"_L1) - cached, count("gen_ai.usage.output_tokens"_L1),
            cached, 0};
}

/// The call of the agent @p name in its parent.
TranscriptRecord agentCall(const TelemetrySpan &span, const QString &name)
{
    const QString prompt = spanMessagesText(span.attributes.value("gen_ai.input.messages"_L1));
    TranscriptRecord call = recordOf(span);
    call.id.clear(); // children are of the agent's own lane
    call.facts = {}; // which are its parent's
    call.entries.push_back(spanCall(span, name, recordedText(prompt)));
    call.entries.back().prompt = prompt;
    call.links.push_back({span.id(), span.id()});
    return call;
}

/// The first record of the lane of the agent @p name.
TranscriptRecord agentOpening(const TelemetrySpan &span, const QString &name)
{
    TranscriptRecord opening = recordOf(span);
    opening.agent = span.id();
    opening.facts.id = span.id();
    opening.facts.name = name;
    opening.entries = spanInput(span);
    if (opening.entries.empty()) {
        opening.entries.push_back(spokenEntry(Kind::Message, Role::User, recordedText({})));
    }
    addOtherAttributes(span, SpanKind::Agent, opening.entries);
    return opening;
}

/// An agent is a call in its parent, with its result, and opens a lane with its prompt.
void readAgent(const TelemetrySpan &span, TranscriptRecords &records)
{
    const QString named = firstText(
        span.attributes, {"gen_ai.agent.name"_L1, "gen_ai.workflow.name"_L1, "gen_ai.agent.id"_L1});
    const QString name = named.isEmpty() ? span.name() : named;
    TranscriptRecord call = agentCall(span, name);
    TranscriptRecord link; // known before the call, which may come when its parent ends
    link.span = call.span;
    link.links = call.links;
    TranscriptRecord end = endOf(span);
    end.agent = span.id();
    end.endsAgent = true;
    end.agentTokens = spanTokens(span);
    TranscriptRecord result = endOf(span);
    result.facts = {};
    result.entries.push_back(
        spanResult(span, spanMessagesText(span.attributes.value("gen_ai.output.messages"_L1))));
    records.push_back(std::move(link));
    records.push_back(std::move(call));
    records.push_back(agentOpening(span, name));
    readEvents(span, span.id(), records);
    records.push_back(std::move(end));
    records.push_back(std::move(result));
}

void readTool(const TelemetrySpan &span, TranscriptRecords &records)
{
    TranscriptRecord call = recordOf(span);
    const QString name = span.text("gen_ai.tool.name"_L1);
    call.entries.push_back(
        spanCall(span, name.isEmpty() ? span.name() : name,
                 recordedText(shownText(span.attributes.value("gen_ai.tool.call.arguments"_L1)))));
    addOtherAttributes(span, SpanKind::Tool, call.entries);
    TranscriptRecord result = endOf(span);
    result.entries.push_back(
        spanResult(span, shownText(span.attributes.value("gen_ai.tool.call.result"_L1))));
    records.push_back(std::move(call));
    readEvents(span, {}, records);
    records.push_back(std::move(result));
}

void readInference(const TelemetrySpan &span, TranscriptRecords &records)
{
    TranscriptRecord question = recordOf(span);
    TranscriptRecord record = endOf(span);
    record.messageId = span.id();
    record.tokens = spanTokens(span);
    question.entries = spanInput(span);
    addOtherAttributes(span, SpanKind::Inference, question.entries);
    for (const QJsonValue &message :
         spanMessages(span.attributes.value("gen_ai.output.messages"_L1))) {
        record.entries.push_back(spanRoleEntry(span, u"assistant"_s, spanMessageText(message)));
    }
    if (const QString error = span.error(); !error.isEmpty()) {
        record.entries.push_back(spokenEntry(Kind::Error, Role::Assistant, error));
        record.entries.back().isError = true;
    } else if (record.entries.empty()) {
        record.entries.push_back(spokenEntry(Kind::Message, Role::Assistant, recordedText({})));
    }
    records.push_back(std::move(question));
    readEvents(span, {}, records);
    records.push_back(std::move(record));
}

void readSpan(const TelemetrySpan &span, TranscriptRecords &records)
{
    static const QSet<QString> inferences{u"chat"_s, u"generate_content"_s, u"text_completion"_s};
    const QString operation = span.text("gen_ai.operation.name"_L1);
    if (operation == "invoke_agent"_L1 || operation == "invoke_workflow"_L1) {
        readAgent(span, records);
    } else if (operation == "execute_tool"_L1) {
        readTool(span, records);
    } else if (inferences.contains(operation)) {
        readInference(span, records);
    } else {
        TranscriptRecord record = recordOf(span);
        record.entries.push_back(rawEntry(span.name(), span.object));
        record.entries.back().isError = !span.error().isEmpty();
        records.push_back(std::move(record));
    }
}

} // namespace

bool TelemetryReader::recognises(const QJsonObject &object) const
{
    return object.value("resourceSpans"_L1).isArray();
}

TranscriptRecords TelemetryReader::read(const QJsonObject &object) const
{
    TranscriptRecords records;
    for (const TelemetrySpan &span : telemetrySpans(object)) {
        readSpan(span, records);
    }
    if (records.empty()) {
        TranscriptRecord record;
        record.entries.push_back(
            rawEntry(object.isEmpty() ? QString() : QString(object.begin().key()), object));
        records.push_back(std::move(record));
    }
    return records;
}

bool TelemetryReader::mayBeDocument(const QByteArray &head) const
{
    return head.contains("\"resourceSpans\"");
}

} // namespace baton
