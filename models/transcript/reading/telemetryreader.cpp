// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/telemetryreader.h"

#include "models/transcript/reading/recordtexts.h"
#include "models/transcript/reading/spanattributes.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <array>
#include <span>

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
    /// The trace and the id, which identify a span; empty without an id.
    [[nodiscard]] QString identity() const
    {
        return id().isEmpty() ? QString() : object.value("traceId"_L1).toString() + u'/' + id();
    }
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

/// The spans in @p object by time, each once.
std::vector<Span> spansIn(const QJsonObject &object)
{
    std::vector<Span> spans;
    QSet<QString> known;
    for (const QJsonValue &resource : object.value("resourceSpans"_L1).toArray()) {
        for (const QJsonValue &scope : resource["scopeSpans"_L1].toArray()) {
            for (const QJsonValue &value : scope["spans"_L1].toArray()) {
                const QJsonObject span = value.toObject();
                const qint64 started = nanoTime(span.value("startTimeUnixNano"_L1));
                spans.push_back({span, spanAttributes(span.value("attributes"_L1).toArray()),
                                 started,
                                 std::max(started, nanoTime(span.value("endTimeUnixNano"_L1)))});
                const QString identity = spans.back().identity();
                if (!identity.isEmpty() && known.contains(identity)) {
                    spans.pop_back(); // delivered twice
                }
                known.insert(identity);
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

/// Messages are JSON in a text, or values; anything else is one message.
QJsonArray messagesIn(const QJsonValue &value)
{
    if (value.isArray()) {
        return value.toArray();
    }
    const QJsonDocument document = QJsonDocument::fromJson(value.toString().toUtf8());
    const bool isOther = !document.isArray() && !shownText(value).isEmpty();
    return isOther ? QJsonArray{value} : document.array();
}

/// The text of a part, what a tool answered, else the whole part.
QString partText(const QJsonValue &part)
{
    for (const QLatin1StringView key : {"content"_L1, "response"_L1, "result"_L1}) {
        if (const QString text = shownText(part[key]); !text.isEmpty()) {
            return text;
        }
    }
    return shownText(part);
}

QString spanMessage(const QJsonValue &message)
{
    QStringList texts;
    for (const QJsonValue &part : message["parts"_L1].toArray()) {
        texts.append(partText(part));
    }
    if (texts.isEmpty()) {
        texts.append(contentText(message["content"_L1]));
    }
    return texts.first().isEmpty() ? shownText(message) : texts.join(u'\n');
}

QString messageTexts(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &message : messagesIn(value)) {
        texts.append(spanMessage(message));
    }
    return texts.join(u"\n\n"_s);
}

/// @p text, or that it is not there: contents are recorded on request only.
QString recorded(const QString &text)
{
    return text.isEmpty() ? QCoreApplication::translate("baton::Transcript", "not recorded") : text;
}

/// Conversations of different traces are not compared.
size_t saidBy(const Span &span, const QString &role, const QString &text)
{
    const QString trace = span.object.value("traceId"_L1).toString();
    return qHashMulti(0, trace, role, text) | 1; // 0 is nothing
}

/// What @p role says in @p span: a system gives notes, a tool results.
EntryText roleEntry(const Span &span, const QString &role, const QString &text)
{
    const bool isSystem = role == "system"_L1;
    const bool isTool = role == "tool"_L1;
    EntryText entry = spokenEntry(isSystem     ? Kind::Note
                                      : isTool ? Kind::ToolResult
                                               : Kind::Message,
                                  isSystem                     ? Role::System
                                      : isTool                 ? Role::None
                                      : role == "assistant"_L1 ? Role::Assistant
                                                               : Role::User,
                                  text);
    entry.name = isSystem || isTool ? role : QString();
    entry.said = saidBy(span, role, text);
    return entry;
}

/// The system instructions and the input of @p span, which tells again what was said before.
std::vector<EntryText> inputOf(const Span &span)
{
    std::vector<EntryText> entries;
    QStringList instructions;
    for (const QJsonValue &part :
         messagesIn(span.attributes.value("gen_ai.system_instructions"_L1))) {
        instructions.append(partText(part));
    }
    if (!instructions.isEmpty()) {
        entries.push_back(roleEntry(span, u"system"_s, instructions.join(u'\n')));
    }
    for (const QJsonValue &message :
         messagesIn(span.attributes.value("gen_ai.input.messages"_L1))) {
        entries.push_back(roleEntry(span, message["role"_L1].toString(), spanMessage(message)));
    }
    for (EntryText &entry : entries) {
        entry.mayRepeat = true;
    }
    return entries;
}

EntryText attributesNote(const QString &name, const QJsonObject &attributes)
{
    EntryText note = rawEntry(name, attributes);
    note.kind = Kind::Note;
    return note;
}

// The attributes that other entries of the spans show, their names, tokens and models. The own id
// of the span of an agent or call stands for the id in its attributes.
constexpr std::array shownOfAgent{
    "error.type"_L1,
    "gen_ai.agent.id"_L1,
    "gen_ai.agent.name"_L1,
    "gen_ai.input.messages"_L1,
    "gen_ai.operation.name"_L1,
    "gen_ai.output.messages"_L1,
    "gen_ai.request.model"_L1,
    "gen_ai.response.model"_L1,
    "gen_ai.system_instructions"_L1,
    "gen_ai.usage.cache_read.input_tokens"_L1,
    "gen_ai.usage.input_tokens"_L1,
    "gen_ai.usage.output_tokens"_L1,
    "gen_ai.workflow.name"_L1,
};
constexpr std::array shownOfTool{
    "error.type"_L1,          "gen_ai.operation.name"_L1,   "gen_ai.tool.call.arguments"_L1,
    "gen_ai.tool.call.id"_L1, "gen_ai.tool.call.result"_L1, "gen_ai.tool.name"_L1,
};
constexpr std::array shownOfInference{
    "error.type"_L1,
    "gen_ai.input.messages"_L1,
    "gen_ai.operation.name"_L1,
    "gen_ai.output.messages"_L1,
    "gen_ai.request.model"_L1,
    "gen_ai.response.model"_L1,
    "gen_ai.system_instructions"_L1,
    "gen_ai.usage.cache_read.input_tokens"_L1,
    "gen_ai.usage.input_tokens"_L1,
    "gen_ai.usage.output_tokens"_L1,
};

/// Adds the attributes of @p span that are not @p shown by other entries.
void addRest(const Span &span, std::span<const QLatin1StringView> shown,
             std::vector<EntryText> &entries)
{
    QJsonObject rest = span.attributes;
    for (const QLatin1StringView key : shown) {
        rest.remove(key);
    }
    if (!rest.isEmpty()) {
        entries.push_back(attributesNote(span.object.value("name"_L1).toString(), rest));
    }
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
    const QString both = error.isEmpty() ? recorded(text)
        : text.isEmpty()                 ? error
                                         : error + u'\n' + text;
    EntryText entry = spokenEntry(Kind::ToolResult, Role::None, both);
    entry.isError = !error.isEmpty();
    entry.callId = span.id();
    entry.said = text.isEmpty() ? 0 : saidBy(span, u"tool"_s, text);
    return entry;
}

TranscriptRecord recordOf(const Span &span)
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
TranscriptRecord endOf(const Span &span)
{
    TranscriptRecord record = recordOf(span);
    record.id.clear(); // children are of the one that began it
    record.time = span.ended;
    return record;
}

EntryText spanEvent(const QString &name, const QJsonObject &attributes)
{
    if (name != "exception"_L1) {
        return attributesNote(name, attributes);
    }
    QStringList texts{firstText(attributes, {"exception.type"_L1}),
                      firstText(attributes, {"exception.message"_L1})};
    texts.removeAll(QString());
    const QString trace = firstText(attributes, {"exception.stacktrace"_L1});
    EntryText entry = spokenEntry(Kind::Error, Role::None, texts.join(u": "_s));
    entry.text += trace.isEmpty() ? QString() : u'\n' + trace;
    entry.name = name;
    entry.isError = true;
    return entry;
}

/// The events of @p span, of the agent @p agent, or of that of its parent.
void readEvents(const Span &span, const QString &agent, TranscriptRecords &records)
{
    for (const QJsonValue &event : span.object.value("events"_L1).toArray()) {
        TranscriptRecord record = recordOf(span);
        record.id.clear();
        record.agent = agent;
        record.time = std::max(span.started, nanoTime(event["timeUnixNano"_L1]));
        record.entries.push_back(spanEvent(event["name"_L1].toString(),
                                           spanAttributes(event["attributes"_L1].toArray())));
        records.push_back(std::move(record));
    }
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
    call.entries.push_back(spanCall(span, name, recorded(prompt)));
    call.entries.back().prompt = prompt;
    call.links.push_back({span.id(), span.id()});
    TranscriptRecord link; // known before the call, which may come when its parent ends
    link.span = call.span;
    link.links = call.links;
    TranscriptRecord opening = recordOf(span);
    opening.agent = span.id();
    opening.facts.id = span.id();
    opening.facts.name = name;
    opening.entries = inputOf(span);
    if (opening.entries.empty()) {
        opening.entries.push_back(spokenEntry(Kind::Message, Role::User, recorded({})));
    }
    addRest(span, shownOfAgent, opening.entries);
    TranscriptRecord end = endOf(span);
    end.agent = span.id();
    end.endsAgent = true;
    end.agentTokens = spanTokens(span);
    TranscriptRecord result = endOf(span);
    result.facts = {};
    result.entries.push_back(
        spanResult(span, messageTexts(span.attributes.value("gen_ai.output.messages"_L1))));
    for (TranscriptRecord *record : {&link, &call, &opening}) {
        records.push_back(std::move(*record));
    }
    readEvents(span, span.id(), records);
    records.push_back(std::move(end));
    records.push_back(std::move(result));
}

void readTool(const Span &span, TranscriptRecords &records)
{
    TranscriptRecord call = recordOf(span);
    const QString name = span.text("gen_ai.tool.name"_L1);
    call.entries.push_back(
        spanCall(span, name.isEmpty() ? span.object.value("name"_L1).toString() : name,
                 recorded(shownText(span.attributes.value("gen_ai.tool.call.arguments"_L1)))));
    addRest(span, shownOfTool, call.entries);
    TranscriptRecord result = endOf(span);
    result.entries.push_back(
        spanResult(span, shownText(span.attributes.value("gen_ai.tool.call.result"_L1))));
    records.push_back(std::move(call));
    readEvents(span, {}, records);
    records.push_back(std::move(result));
}

void readInference(const Span &span, TranscriptRecords &records)
{
    TranscriptRecord question = recordOf(span);
    TranscriptRecord record = endOf(span);
    record.messageId = span.id();
    record.tokens = spanTokens(span);
    question.entries = inputOf(span);
    addRest(span, shownOfInference, question.entries);
    for (const QJsonValue &message :
         messagesIn(span.attributes.value("gen_ai.output.messages"_L1))) {
        record.entries.push_back(roleEntry(span, u"assistant"_s, spanMessage(message)));
    }
    if (const QString error = errorOf(span); !error.isEmpty()) {
        record.entries.push_back(spokenEntry(Kind::Error, Role::Assistant, error));
        record.entries.back().isError = true;
    } else if (record.entries.empty()) {
        record.entries.push_back(spokenEntry(Kind::Message, Role::Assistant, recorded({})));
    }
    records.push_back(std::move(question));
    readEvents(span, {}, records);
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
