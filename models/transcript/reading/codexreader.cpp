// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/codexreader.h"

#include "models/disk/folderlisting.h"
#include "models/log/reading/logsource.h"
#include "models/strings/joinedparts.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/reading/recordtexts.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

Role roleOf(const QString &role)
{
    return role == "user"_L1 ? Role::User : role == "assistant"_L1 ? Role::Assistant : Role::System;
}

QJsonObject objectIn(const QString &json)
{
    return QJsonDocument::fromJson(json.toUtf8()).object();
}

EntryText codexCall(const QJsonObject &item)
{
    EntryText entry;
    entry.kind = Kind::ToolCall;
    entry.role = Role::Assistant;
    const QString name = item.value("name"_L1).toString();
    entry.name = name.isEmpty() ? item.value("type"_L1).toString() : name;
    entry.callId = firstText(item, {"call_id"_L1, "id"_L1});
    for (const QLatin1StringView key : {"arguments"_L1, "input"_L1, "action"_L1}) {
        if (item.contains(key)) {
            entry.text = shownText(item.value(key));
            break;
        }
    }
    if (const QJsonObject arguments = objectIn(entry.text); !arguments.isEmpty()) {
        entry.text = shownText(arguments);
        if (entry.name == "spawn_agent"_L1) {
            entry.prompt = firstText(arguments, {"message"_L1, "prompt"_L1});
            entry.agentName = firstText(arguments, {"agent_type"_L1, "role"_L1});
        }
    }
    return entry;
}

/// The exit code in the first lines of the output of a command; 0 without one.
int exitCodeIn(const QString &output)
{
    static const QRegularExpression code(
        u"\\A(?:[^\\n]*\\n){0,3}?(?:Exit code:|Process exited with code) *(-?\\d+)"_s);
    return code.match(output.left(400)).captured(1).toInt();
}

EntryText codexResult(const QJsonObject &item, TranscriptRecord &record)
{
    EntryText entry;
    entry.kind = Kind::ToolResult;
    entry.callId = item.value("call_id"_L1).toString();
    const QJsonValue output = item.value("output"_L1);
    const QJsonObject whole = output.isObject() ? output.toObject() : objectIn(output.toString());
    entry.text = contentText(output);
    if (const QString agent = firstText(whole, {"agent_id"_L1, "thread_id"_L1}); !agent.isEmpty()) {
        record.links.push_back({entry.callId, agent});
        if (!whole.contains("output"_L1) && !whole.contains("content"_L1)) {
            record.outcomes.push_back({entry.callId, TranscriptLane::State::Running});
        }
    }
    for (const QLatin1StringView key : {"output"_L1, "content"_L1}) {
        entry.text = whole.contains(key) ? contentText(whole.value(key)) : entry.text;
    }
    const int code = whole.value("metadata"_L1).toObject().value("exit_code"_L1).toInt();
    entry.isError =
        code != 0 || exitCodeIn(entry.text) != 0 || whole.value("success"_L1) == QJsonValue(false);
    return entry;
}

EntryText itemEntry(const QJsonObject &item, TranscriptRecord &record)
{
    const QString type = item.value("type"_L1).toString();
    const bool isOldMessage = type.isEmpty() && item.contains("role"_L1);
    if (type == "message"_L1 || isOldMessage) {
        return spokenEntry(Kind::Message, roleOf(item.value("role"_L1).toString()),
                           contentText(item.value("content"_L1)));
    }
    if (type == "reasoning"_L1) {
        const QStringList texts{contentText(item.value("summary"_L1)),
                                contentText(item.value("content"_L1))};
        return spokenEntry(Kind::Thinking, Role::Assistant, joinedParts(texts, u"\n"));
    }
    if (type.endsWith("_call_output"_L1)) {
        return codexResult(item, record);
    }
    if (type.endsWith("_call"_L1)) {
        return codexCall(item);
    }
    return rawEntry(type, item);
}

/// Reads the last messages of agents that have ended, by their ids. Agents that go on, or were
/// closed before they ended, are not listed.
void readStatuses(const QJsonObject &statuses, TranscriptRecord &record)
{
    for (auto status = statuses.begin(); status != statuses.end(); ++status) {
        const QJsonObject end = status.value().toObject();
        const bool isFailed = end.contains("errored"_L1);
        if (!isFailed && !end.contains("completed"_L1)) {
            continue;
        }
        EntryText entry;
        entry.kind = Kind::Note;
        entry.name = u"agent-ended"_s;
        entry.isError = isFailed;
        entry.result = end.value(isFailed ? "errored"_L1 : "completed"_L1).toString();
        entry.text = entry.result;
        using State = TranscriptLane::State;
        record.outcomes.push_back({{},
                                   isFailed ? State::Failed : State::Done,
                                   status.key(),
                                   int(record.entries.size()),
                                   qHash(entry.result)});
        record.entries.push_back(std::move(entry));
    }
}

/// Agents in the background have ended: reported as the result of a call that waits for them, or as
/// a message of the user.
void readAgentEnds(const QJsonObject &item, TranscriptRecord &record)
{
    const QJsonValue output = item.value("output"_L1);
    const QJsonObject waited = output.isObject() ? output.toObject() : objectIn(output.toString());
    if (waited.contains("timed_out"_L1)) {
        readStatuses(waited.value("status"_L1).toObject(), record);
    }
    static const QRegularExpression notice(
        u"\\A\\s*<subagent_notification>(.*)</subagent_notification>\\s*\\z"_s,
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::CaseInsensitiveOption);
    EntryText &entry = record.entries.front();
    const auto told = entry.role == Role::User && entry.kind == Kind::Message
        ? notice.match(entry.text)
        : QRegularExpressionMatch();
    if (told.hasMatch()) {
        entry.kind = Kind::Note;
        entry.name = u"subagent_notification"_s;
        const QJsonObject one = objectIn(told.captured(1));
        readStatuses({{firstText(one, {"agent_id"_L1, "agent_path"_L1}), one.value("status"_L1)}},
                     record);
    }
}

TokenUsage codexTokens(const QJsonObject &usage)
{
    const auto count = [&usage](QLatin1StringView key) { return usage.value(key).toInteger(); };
    const qint64 cached = count("cached_input_tokens"_L1);
    return {count("input_tokens"_L1) - cached, count("output_tokens"_L1), cached, 0};
}

/// The same count may be repeated; the sum so far identifies it.
void readTokens(const QJsonObject &payload, TranscriptRecord &record)
{
    const QJsonObject info = payload.value("info"_L1).toObject();
    const QJsonObject total = info.value("total_token_usage"_L1).toObject();
    if (!total.isEmpty()) {
        record.messageId = u"total %1"_s.arg(total.value("total_tokens"_L1).toInteger());
        record.tokens = codexTokens(info.value("last_token_usage"_L1).toObject());
    }
}

/// An event of agents that work together: one that names the agent that a call started joins them.
void readAgentEvent(const QJsonObject &payload, TranscriptRecord &record)
{
    const QString agent = payload.value("new_thread_id"_L1).toString();
    const QString call = payload.value("call_id"_L1).toString();
    if (!agent.isEmpty() && !call.isEmpty()) {
        record.links.push_back({call, agent});
    }
}

EntryText eventEntry(const QJsonObject &payload, TranscriptRecord &record)
{
    static const QSet<QString> known{u"token_count"_s,         u"user_message"_s,
                                     u"agent_message"_s,       u"agent_reasoning"_s,
                                     u"task_started"_s,        u"task_complete"_s,
                                     u"turn_aborted"_s,        u"exec_command_begin"_s,
                                     u"exec_command_end"_s,    u"patch_apply_begin"_s,
                                     u"patch_apply_end"_s,     u"turn_diff"_s,
                                     u"mcp_tool_call_begin"_s, u"mcp_tool_call_end"_s,
                                     u"plan_update"_s,         u"background_event"_s,
                                     u"web_search_begin"_s,    u"web_search_end"_s,
                                     u"context_compacted"_s,   u"entered_review_mode"_s,
                                     u"exited_review_mode"_s,  u"agent_reasoning_raw_content"_s,
                                     u"turn_context"_s};
    const QString type = payload.value("type"_L1).toString();
    if (type == "error"_L1 || type == "stream_error"_L1) {
        EntryText entry = noteEntry(type, payload);
        entry.kind = Kind::Error;
        entry.isError = true;
        return entry;
    }
    record.endsAgent = type == "task_complete"_L1;
    if (type == "token_count"_L1) {
        readTokens(payload, record);
    } else if (type.startsWith("collab_"_L1)) {
        readAgentEvent(payload, record);
        return noteEntry(type, payload);
    }
    return known.contains(type) ? noteEntry(type, payload) : rawEntry(type, payload);
}

AgentFacts factsIn(const QJsonObject &payload)
{
    const QJsonObject spawn = payload.value("source"_L1)
                                  .toObject()
                                  .value("subagent"_L1)
                                  .toObject()
                                  .value("thread_spawn"_L1)
                                  .toObject();
    AgentFacts facts;
    facts.id = payload.value("id"_L1).toString();
    facts.parent = firstText(payload, {"parent_thread_id"_L1});
    facts.parent =
        facts.parent.isEmpty() ? spawn.value("parent_thread_id"_L1).toString() : facts.parent;
    facts.name = firstText(payload, {"agent_role"_L1, "agent_type"_L1, "agent_nickname"_L1});
    facts.name = facts.name.isEmpty() ? firstText(spawn, {"agent_role"_L1, "agent_nickname"_L1})
                                      : facts.name;
    facts.workingFolder = payload.value("cwd"_L1).toString();
    facts.model = payload.value("model"_L1).toString();
    facts.version = payload.value("cli_version"_L1).toString();
    return facts;
}

EntryText payloadEntry(const QString &type, const QJsonObject &payload, TranscriptRecord &record)
{
    if (type == "response_item"_L1) {
        return itemEntry(payload, record);
    }
    if (type == "event_msg"_L1) {
        return eventEntry(payload, record);
    }
    if (type == "session_meta"_L1 || type == "turn_context"_L1) {
        record.facts = factsIn(payload);
        return noteEntry(type, payload);
    }
    EntryText entry = type == "compacted"_L1 ? noteEntry(type, payload) : rawEntry(type, payload);
    entry.kind = type == "compacted"_L1 ? Kind::Compaction : Kind::Raw;
    return entry;
}

/// The first line of rollouts without a type and a payload.
bool isOldHead(const QJsonObject &object)
{
    return object.contains("id"_L1) && object.contains("timestamp"_L1)
        && object.contains("instructions"_L1);
}

/// The time of the last complete record of the rollout @p path; invalid if no record has a time.
QDateTime lastTimeIn(const QString &path)
{
    const auto source = LogSource::open(path);
    const qint64 size = source ? source.value()->state().size : 0;
    for (const qint64 length : headLengths) {
        const qint64 begin = std::max<qint64>(0, size - length);
        const QList<QByteArray> lines =
            size > 0 ? source.value()->read(begin, length).split('\n') : QList<QByteArray>();
        for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
            const qint64 time = readRecords(*line, TranscriptFormat::Codex).front().time;
            if (time != TranscriptEntry::noTime) {
                return QDateTime::fromMSecsSinceEpoch(time, QTimeZone::UTC);
            }
        }
        if (begin == 0) {
            break;
        }
    }
    return {};
}

/// The facts of the agent whose rollout is @p path.
AgentFacts factsOfRollout(const QString &path)
{
    const QByteArray head = headOf(path);
    return readRecords(head.first(std::max<qsizetype>(0, head.indexOf('\n'))),
                       TranscriptFormat::Codex)
        .front()
        .facts;
}

} // namespace

bool CodexReader::recognises(const QJsonObject &object) const
{
    static const QSet<QString> types{u"session_meta"_s, u"turn_context"_s, u"response_item"_s,
                                     u"event_msg"_s, u"compacted"_s};
    return (types.contains(object.value("type"_L1).toString())
            && object.value("payload"_L1).isObject())
        || isOldHead(object);
}

TranscriptRecords CodexReader::read(const QJsonObject &object) const
{
    TranscriptRecord record;
    record.time = recordTime(object.value("timestamp"_L1));
    const QJsonObject payload = object.value("payload"_L1).toObject();
    if (!payload.isEmpty()) {
        record.entries.push_back(payloadEntry(object.value("type"_L1).toString(), payload, record));
        readAgentEnds(payload, record);
    } else if (isOldHead(object)) {
        record.facts = factsIn(object);
        record.entries.push_back(noteEntry(u"session_meta"_s, object));
    } else {
        record.entries.push_back(itemEntry(object, record));
    }
    return {std::move(record)};
}

/// The folder of the rollout @p path, and those of the following days until its last record:
/// .../2026/02/21. The days are in the time zone of the writer, so one more is included.
QStringList CodexReader::agentFolders(const QString &path) const
{
    const QString own = QFileInfo(path).absolutePath();
    QStringList folders{own};
    const QString root = parentOf(parentOf(parentOf(own)));
    QDate day = QDate::fromString(relativeTo(own, root), u"yyyy/MM/dd"_s);
    const QDate last = day.isValid() ? lastTimeIn(path).date() : QDate();
    for (; last.isValid() && day <= last; day = day.addDays(1)) {
        folders.append(root + u'/' + day.addDays(1).toString(u"yyyy/MM/dd"_s));
    }
    return folders;
}

/// Rollouts of the same days that name the thread of @p path as their parent, and of these.
std::vector<AgentFile> CodexReader::agentFiles(const QString &path) const
{
    std::vector<AgentFile> candidates;
    for (const QString &one : agentFolders(path)) {
        for (const QString &name : namesIn(one, QDir::Files)) {
            const QString file = one + u'/' + name;
            AgentFacts facts =
                QDir::match({u"rollout-*.jsonl"_s}, name) ? factsOfRollout(file) : AgentFacts();
            if (!facts.parent.isEmpty()) {
                candidates.push_back({file, std::move(facts), {}, {}, true});
            }
        }
    }
    std::vector<AgentFile> files;
    QStringList known{factsOfRollout(path).id};
    for (qsizetype i = 0; i < known.size(); ++i) {
        for (const AgentFile &file : candidates) {
            if (file.facts.parent == known.at(i) && !known.contains(file.facts.id)) {
                known.append(file.facts.id);
                files.push_back(file);
            }
        }
    }
    return files;
}

} // namespace baton
