// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/claudereader.h"

#include "models/disk/folderlisting.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/reading/recordtexts.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

/// Known records that are not part of the conversation.
bool isNoteType(const QString &type)
{
    static const QSet<QString> types{u"progress"_s,
                                     u"attachment"_s,
                                     u"summary"_s,
                                     u"file-history-snapshot"_s,
                                     u"queue-operation"_s,
                                     u"mode"_s,
                                     u"last-prompt"_s,
                                     u"custom-title"_s,
                                     u"ai-title"_s,
                                     u"agent-name"_s,
                                     u"pr-link"_s,
                                     u"permission-mode"_s,
                                     u"tag"_s,
                                     u"agent-setting"_s};
    return types.contains(type);
}

bool startsAgent(const QString &tool)
{
    return tool == "Task"_L1 || tool == "Agent"_L1;
}

TokenUsage claudeTokens(const QJsonObject &usage)
{
    const auto count = [&usage](QLatin1StringView key) { return usage.value(key).toInteger(); };
    return {count("input_tokens"_L1), count("output_tokens"_L1),
            count("cache_read_input_tokens"_L1), count("cache_creation_input_tokens"_L1)};
}

EntryText messageEntry(Role role, const QString &text)
{
    return spokenEntry(Kind::Message, role, text);
}

EntryText claudeCall(const QJsonObject &block)
{
    EntryText entry;
    entry.kind = Kind::ToolCall;
    entry.role = Role::Assistant;
    entry.name = block.value("name"_L1).toString();
    entry.callId = block.value("id"_L1).toString();
    entry.text = shownText(block.value("input"_L1));
    if (startsAgent(entry.name)) {
        const QJsonObject input = block.value("input"_L1).toObject();
        entry.prompt = input.value("prompt"_L1).toString();
        entry.agentName = input.value("subagent_type"_L1).toString();
        entry.agentTask = input.value("description"_L1).toString();
    }
    return entry;
}

EntryText claudeResult(const QJsonObject &block)
{
    EntryText entry;
    entry.kind = Kind::ToolResult;
    entry.isError = block.value("is_error"_L1).toBool();
    entry.callId = block.value("tool_use_id"_L1).toString();
    entry.text = contentText(block.value("content"_L1));
    return entry;
}

EntryText blockEntry(const QJsonObject &block, Role role)
{
    const QString type = block.value("type"_L1).toString();
    if (type == "text"_L1) {
        return messageEntry(role, block.value("text"_L1).toString());
    }
    if (type == "tool_use"_L1 || type == "server_tool_use"_L1 || type == "mcp_tool_use"_L1) {
        return claudeCall(block);
    }
    if (type.endsWith("tool_result"_L1)) {
        return claudeResult(block);
    }
    if (type == "thinking"_L1 || type == "redacted_thinking"_L1) {
        return spokenEntry(Kind::Thinking, role, block.value("thinking"_L1).toString());
    }
    if (type == "image"_L1 || type == "document"_L1) {
        return messageEntry(role, contentText(block));
    }
    return rawEntry(type, block);
}

std::vector<EntryText> messageEntries(const QJsonValue &content, Role role)
{
    std::vector<EntryText> entries;
    if (content.isString()) {
        entries.push_back(messageEntry(role, content.toString()));
    }
    for (const QJsonValue &block : content.toArray()) {
        entries.push_back(block.isObject() ? blockEntry(block.toObject(), role)
                                           : messageEntry(role, shownText(block)));
    }
    return entries;
}

/// The text between "<tag>" and "</tag>".
QString tagged(const QString &text, const QString &tag)
{
    const QString begin = u'<' + tag + u'>';
    const qsizetype from = text.indexOf(begin);
    const qsizetype end = text.indexOf("</"_L1 + tag + u'>', from);
    return from < 0 || end < 0 ? QString()
                               : text.sliced(from + begin.size(), end - from - begin.size());
}

/// An agent in the background has ended: reported as a message of the user, up to four times, and
/// again each time it went on and ended.
void readNotification(TranscriptRecord &record)
{
    for (int part = 0; part < int(record.entries.size()); ++part) {
        EntryText &entry = record.entries[size_t(part)];
        const QString status = tagged(entry.text, u"status"_s).trimmed();
        const bool isFailed = status == "failed"_L1 || status == "killed"_L1;
        entry.kind = Kind::Note;
        entry.name = u"task-notification"_s;
        entry.isError = isFailed;
        entry.result = tagged(entry.text, u"result"_s).trimmed();
        const QString call = tagged(entry.text, u"tool-use-id"_s).trimmed();
        if (!call.isEmpty() && !status.isEmpty()) {
            using State = TranscriptLane::State;
            record.outcomes.push_back({call, isFailed ? State::Failed : State::Done,
                                       tagged(entry.text, u"task-id"_s).trimmed(), part,
                                       qHash(entry.result)});
        }
    }
}

/// Reads from results to which agent they belong, and whether it has only started.
void readResultFacts(const QJsonObject &object, TranscriptRecord &record)
{
    const QJsonObject result = object.value("toolUseResult"_L1).toObject();
    for (EntryText &entry : record.entries) {
        if (entry.kind != Kind::ToolResult) {
            continue;
        }
        entry.isError = entry.isError || object.contains("toolDenialKind"_L1);
        const QString agent = firstText(result, {"agentId"_L1, "runId"_L1});
        if (!agent.isEmpty()) {
            record.links.push_back({entry.callId, agent});
        }
        if (result.value("isAsync"_L1).toBool() || result.contains("runId"_L1)) { // only began
            record.outcomes.push_back({entry.callId, TranscriptLane::State::Running});
        }
    }
}

void readUser(const QJsonObject &object, TranscriptRecord &record)
{
    const QString origin = object.value("origin"_L1).toObject().value("kind"_L1).toString();
    const QJsonValue content = object.value("message"_L1).toObject().value("content"_L1);
    record.entries = messageEntries(content, Role::User);
    readResultFacts(object, record);
    if (origin == "task-notification"_L1) {
        readNotification(record);
    }
    for (EntryText &entry : record.entries) {
        if (entry.kind != Kind::Message) {
            continue;
        }
        if (object.value("isCompactSummary"_L1).toBool()) {
            entry.kind = Kind::Compaction;
        } else if (object.value("isMeta"_L1).toBool()) {
            entry.kind = Kind::Note;
            entry.name = u"meta"_s;
        } else if (origin == "coordinator"_L1) { // the parent agent sent it by SendMessage
            entry.prompt = entry.text;
        }
        entry.name = entry.name.isEmpty() ? origin : entry.name;
    }
}

void readAssistant(const QJsonObject &object, TranscriptRecord &record)
{
    const QJsonObject message = object.value("message"_L1).toObject();
    record.entries = messageEntries(message.value("content"_L1), Role::Assistant);
    record.messageId = firstText(message, {"id"_L1});
    record.tokens = claudeTokens(message.value("usage"_L1).toObject());
    record.endsAgent = message.value("stop_reason"_L1) == "end_turn"_L1;
    const QString model = message.value("model"_L1).toString();
    record.facts.model = model.startsWith(u'<') ? QString() : model; // "<synthetic>"
    if (object.value("isApiErrorMessage"_L1).toBool()) {
        for (EntryText &entry : record.entries) {
            entry.kind = Kind::Error;
            entry.isError = true;
        }
    }
}

void readSystem(const QJsonObject &object, TranscriptRecord &record)
{
    const QString subtype = object.value("subtype"_L1).toString();
    EntryText entry = noteEntry(subtype.isEmpty() ? u"system"_s : subtype, object);
    entry.role = Role::System;
    if (subtype == "compact_boundary"_L1) {
        entry.kind = Kind::Compaction;
    } else if (object.value("level"_L1) == "error"_L1 || subtype == "api_error"_L1) {
        entry.kind = Kind::Error;
        entry.isError = true;
    }
    record.entries.push_back(std::move(entry));
}

void readNote(const QString &type, const QJsonObject &object, TranscriptRecord &record)
{
    EntryText entry = noteEntry(type, object);
    const QJsonObject data = object.value("data"_L1).toObject();
    const QString agent = data.value("agentId"_L1).toString();
    const QString call = object.value("parentToolUseID"_L1).toString();
    if (!agent.isEmpty() && !call.isEmpty()) {
        record.links.push_back({call, agent});
    }
    if (type == "progress"_L1) {
        entry.name =
            firstText(data, {"type"_L1}).isEmpty() ? type : data.value("type"_L1).toString();
    }
    record.entries.push_back(std::move(entry));
}

bool isAgentName(const QString &name)
{
    return name.startsWith("agent-"_L1) && name.endsWith(".jsonl"_L1);
}

bool isClaudeAgent(const QString &path)
{
    return lastNameOf(path).startsWith("agent-"_L1);
}

AgentFile claudeFile(const QString &path)
{
    const QFileInfo info(path);
    const QJsonObject meta =
        QJsonDocument::fromJson(headOf(sessionFolderOf(path) + u".meta.json"_s)).object();
    AgentFile file{path, {}, meta.value("toolUseId"_L1).toString(), {}, true};
    file.facts.id = info.completeBaseName().sliced(qsizetype(sizeof("agent-") - 1));
    file.facts.name = meta.value("agentType"_L1).toString();
    file.facts.description = meta.value("description"_L1).toString();
    file.facts.parent = meta.value("parentAgentId"_L1).toString();
    if (file.facts.id.startsWith("acompact-"_L1)) {
        file.facts.name = u"compaction"_s;
    }
    const QString folder = info.dir().dirName();
    file.runId = folder.startsWith("wf_"_L1) ? folder : QString();
    return file;
}

/// The files of agents in the folder of the session @p path.
QStringList agentPathsBelow(const QString &path)
{
    QStringList paths = filesBelow(sessionFolderOf(path) + u"/subagents"_s);
    paths.removeIf([](const QString &below) { return !isAgentName(lastNameOf(below)); });
    return paths;
}

} // namespace

bool ClaudeReader::recognises(const QJsonObject &object) const
{
    const QString type = object.value("type"_L1).toString();
    const bool isSpeech = type == "user"_L1 || type == "assistant"_L1 || type == "system"_L1;
    const bool isNamed = object.contains("sessionId"_L1) || object.contains("leafUuid"_L1)
        || object.contains("snapshot"_L1);
    const bool isTimed = object.contains("timestamp"_L1) && object.value("message"_L1).isObject();
    return isSpeech ? object.contains("sessionId"_L1) || object.contains("uuid"_L1) || isTimed
                    : isNoteType(type) && isNamed;
}

TranscriptRecords ClaudeReader::read(const QJsonObject &object) const
{
    const QString type = object.value("type"_L1).toString();
    TranscriptRecord record;
    record.agent = object.value("agentId"_L1).toString();
    record.id = object.value("uuid"_L1).toString();
    record.parentId = object.value("parentUuid"_L1).toString();
    record.isSidechain = object.value("isSidechain"_L1).toBool();
    record.opensLane = record.isSidechain && record.agent.isEmpty();
    record.time = recordTime(object.value("timestamp"_L1));
    record.facts.id =
        record.agent.isEmpty() ? object.value("sessionId"_L1).toString() : record.agent;
    record.facts.workingFolder = object.value("cwd"_L1).toString();
    record.facts.version = object.value("version"_L1).toString();
    if (type == "user"_L1) {
        readUser(object, record);
    } else if (type == "assistant"_L1) {
        readAssistant(object, record);
    } else if (type == "system"_L1) {
        readSystem(object, record);
    } else if (isNoteType(type)) {
        readNote(type, object, record);
    }
    if (record.entries.empty()) {
        record.entries.push_back(rawEntry(type, object));
    }
    return {std::move(record)};
}

QStringList ClaudeReader::agentFolders(const QString &path) const
{
    if (isClaudeAgent(path)) {
        return {};
    }
    const QString folder = sessionFolderOf(path);
    QStringList folders{QFileInfo(path).absolutePath(), folder, folder + u"/subagents"_s};
    QDirIterator below(folders.constLast(), QDir::Dirs | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (below.hasNext()) {
        folders.append(below.next());
    }
    return folders;
}

/// Files of agents below the folder of the session, and those beside it that name the session.
std::vector<AgentFile> ClaudeReader::agentFiles(const QString &path) const
{
    std::vector<AgentFile> files;
    if (isClaudeAgent(path)) {
        return files;
    }
    for (const QString &below : agentPathsBelow(path)) {
        files.push_back(claudeFile(below));
    }
    const QFileInfo main(path);
    const QByteArray name = '"' + main.completeBaseName().toUtf8() + '"';
    for (const QString &file : namesIn(main.path(), QDir::Files)) {
        const QString agent = main.dir().filePath(file);
        if (isAgentName(file) && headOf(agent, headLengths.front()).contains(name)) {
            files.push_back(claudeFile(agent));
        }
    }
    return files;
}

int ClaudeReader::agentFileCount(const QString &path) const
{
    return int(agentPathsBelow(path).size());
}

AgentFile ClaudeReader::mainFile(const QString &path) const
{
    return isClaudeAgent(path) ? claudeFile(path) : TranscriptReader::mainFile(path);
}

QString ClaudeReader::parentFile(const QString &path) const
{
    if (!isClaudeAgent(path)) {
        return {};
    }
    QDir folder = QFileInfo(path).dir();
    while (folder.path().contains("/subagents"_L1)) {
        const bool isTop = folder.dirName() == "subagents"_L1;
        folder = QFileInfo(folder.path()).dir();
        if (isTop) {
            const QString parent = folder.path() + u".jsonl"_s;
            return QFileInfo::exists(parent) ? parent : QString();
        }
    }
    const QByteArray head = headOf(path);
    const QJsonObject first =
        QJsonDocument::fromJson(head.first(std::max<qsizetype>(0, head.indexOf('\n')))).object();
    const QString session = first.value("sessionId"_L1).toString();
    const QString parent = folder.filePath(session + u".jsonl"_s);
    return !session.isEmpty() && QFileInfo::exists(parent) ? parent : QString();
}

} // namespace baton
