// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/telemetryreader.h"

#include "models/transcript/reading/recordtexts.h"
#include "models/transcript/reading/spanattributes.h"

#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

struct Span
{
    QJsonObject object;
    QJsonObject attributes;
    qint64 started = TranscriptEntry::noTime;
    qint64 ended = TranscriptEntry::noTime;

    [[nodiscard]] QString id() const { return object.value("spanId"_L1).toString(); }
    [[nodiscard]] QString parent() const { return object.value("parentSpanId"_L1).toString(); }
    [[nodiscard]] QString text(QLatin1StringView key) const
    {
        return attributes.value(key).toString();
    }
};

qint64 nanoTime(const QJsonValue &value)
{
    const qint64 nanoseconds = value.isString() ? value.toString().toLongLong() : value.toInteger();
    return nanoseconds > 0 ? nanoseconds / 1'000'000 : TranscriptEntry::noTime;
}

std::vector<Span> spansIn(const QJsonObject &object)
{
    std::vector<Span> spans;
    for (const QJsonValue &resource : object.value("resourceSpans"_L1).toArray()) {
        for (const QJsonValue &scope : resource["scopeSpans"_L1].toArray()) {
            for (const QJsonValue &value : scope["spans"_L1].toArray()) {
                const QJsonObject span = value.toObject();
                const qint64 started = nanoTime(span.value("startTimeUnixNano"_L1));
                spans.push_back({span, spanAttributes(span.value("attributes"_L1).toArray()),
                                 started,
                                 std::max(started, nanoTime(span.value("endTimeUnixNano"_L1)))});
            }
        }
    }
    std::ranges::stable_sort(spans, {}, &Span::started);
    return spans;
}

QString errorOf(const Span &span)
{
    const QJsonObject status = span.object.value("status"_L1).toObject();
    const QJsonValue code = status.value("code"_L1);
    const QString type = span.text("error.type"_L1);
    const bool isError = !type.isEmpty() || code.toInt() == 2 || code == "STATUS_CODE_ERROR"_L1;
    const QString message = status.value("message"_L1).toString();
    if (!isError) {
        return {};
    }
    return type.isEmpty() ? (message.isEmpty() ? u"error"_s : message)
                          : (message.isEmpty() ? type : type + u": "_s + message);
}

/// Messages are JSON in a text, or values.
QJsonArray messagesIn(const QJsonValue &value)
{
    return value.isArray() ? value.toArray()
                           : QJsonDocument::fromJson(value.toString().toUtf8()).array();
}

QString spanMessage(const QJsonValue &message)
{
    QStringList texts;
    for (const QJsonValue &part : message["parts"_L1].toArray()) {
        const QString text = part["content"_L1].toString();
        texts.append(text.isEmpty() ? shownText(part) : text);
    }
    return texts.isEmpty() ? contentText(message["content"_L1]) : texts.join(u'\n');
}

QString messageTexts(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &message : messagesIn(value)) {
        texts.append(spanMessage(message));
    }
    return texts.isEmpty() ? shownText(value) : texts.join(u"\n\n"_s);
}

EntryText spanCall(const Span &span, const QString &name, const QString &text)
{
    EntryText entry = spokenEntry(Kind::ToolCall, Role::Assistant, text);
    entry.name = name;
    entry.callId = span.id();
    return entry;
}

EntryText spanResult(const Span &span, const QString &text)
{
    const QString error = errorOf(span);
    const QString both = error.isEmpty() || text.isEmpty() ? error + text : error + u'\n' + text;
    EntryText entry = spokenEntry(Kind::ToolResult, Role::None, both);
    entry.isError = !error.isEmpty();
    entry.callId = span.id();
    return entry;
}

TranscriptRecord recordOf(const Span &span)
{
    TranscriptRecord record;
    record.id = span.id();
    record.parentId = span.parent();
    record.isSidechain = true; // it is of the agent of its parent
    record.time = span.started;
    record.facts.model =
        firstText(span.attributes, {"gen_ai.response.model"_L1, "gen_ai.request.model"_L1});
    return record;
}

/// The record of the result of @p span, at its end.
TranscriptRecord endOf(const Span &span)
{
    TranscriptRecord record = recordOf(span);
    record.id.clear(); // children are of the one that began it
    record.time = span.ended;
    return record;
}

TokenUsage spanTokens(const Span &span)
{
    const auto count = [&span](QLatin1StringView key) {
        return span.attributes.value(key).toInteger();
    };
    const qint64 cached = count("gen_ai.usage.cache_read.input_tokens"_L1);
    return {count("gen_ai.usage.input_tokens"_L1) - cached, count("gen_ai.usage.output_tokens"_L1),
            cached, 0};
}

/// An agent is a call in its parent, with its result, and opens a lane with its prompt.
void readAgent(const Span &span, TranscriptRecords &records)
{
    const QString named = firstText(
        span.attributes, {"gen_ai.agent.name"_L1, "gen_ai.workflow.name"_L1, "gen_ai.agent.id"_L1});
    const QString name = named.isEmpty() ? span.object.value("name"_L1).toString() : named;
    const QString prompt = messageTexts(span.attributes.value("gen_ai.input.messages"_L1));
    TranscriptRecord call = recordOf(span);
    call.id.clear(); // children are of the agent's own lane
    call.facts = {}; // which are its parent's
    call.entries.push_back(spanCall(span, name, prompt));
    call.entries.back().prompt = prompt;
    call.links.push_back({span.id(), span.id()});
    TranscriptRecord link; // known before the call, which may come when its parent ends
    link.links = call.links;
    TranscriptRecord opening = recordOf(span);
    opening.agent = span.id();
    opening.facts.id = span.id();
    opening.facts.name = name;
    opening.entries.push_back(spokenEntry(Kind::Message, Role::User, prompt));
    TranscriptRecord end = endOf(span);
    end.agent = span.id();
    end.endsAgent = true;
    end.agentTokens = spanTokens(span);
    TranscriptRecord result = endOf(span);
    result.facts = {};
    result.entries.push_back(
        spanResult(span, messageTexts(span.attributes.value("gen_ai.output.messages"_L1))));
    for (TranscriptRecord *record : {&link, &call, &opening, &end, &result}) {
        records.push_back(std::move(*record));
    }
}

void readTool(const Span &span, TranscriptRecords &records)
{
    TranscriptRecord call = recordOf(span);
    const QString name = span.text("gen_ai.tool.name"_L1);
    call.entries.push_back(
        spanCall(span, name.isEmpty() ? span.object.value("name"_L1).toString() : name,
                 shownText(span.attributes.value("gen_ai.tool.call.arguments"_L1))));
    TranscriptRecord result = endOf(span);
    result.entries.push_back(
        spanResult(span, shownText(span.attributes.value("gen_ai.tool.call.result"_L1))));
    records.push_back(std::move(call));
    records.push_back(std::move(result));
}

void readInference(const Span &span, TranscriptRecords &records)
{
    TranscriptRecord question = recordOf(span);
    TranscriptRecord record = endOf(span);
    record.messageId = span.id();
    record.tokens = spanTokens(span);
    const QJsonArray input = messagesIn(span.attributes.value("gen_ai.input.messages"_L1));
    const QJsonValue last = input.isEmpty() ? QJsonValue() : input.last();
    if (last["role"_L1] == "user"_L1) { // the others were said before
        question.entries.push_back(spokenEntry(Kind::Message, Role::User, spanMessage(last)));
    }
    EntryText answer;
    answer.kind = Kind::Message;
    answer.role = Role::Assistant;
    answer.text = messageTexts(span.attributes.value("gen_ai.output.messages"_L1));
    if (const QString error = errorOf(span); !error.isEmpty()) {
        answer.kind = Kind::Error;
        answer.isError = true;
        answer.text = error;
    }
    record.entries.push_back(std::move(answer));
    records.push_back(std::move(question));
    records.push_back(std::move(record));
}

void readSpan(const Span &span, TranscriptRecords &records)
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
        record.entries.push_back(rawEntry(span.object.value("name"_L1).toString(), span.object));
        record.entries.back().isError = !errorOf(span).isEmpty();
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
    for (const Span &span : spansIn(object)) {
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
