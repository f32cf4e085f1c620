// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/geminireader.h"

#include "models/disk/folderlisting.h"
#include "models/transcript/reading/recordtexts.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

void readGeminiCall(const QJsonObject &call, TranscriptRecord &record)
{
    EntryText entry;
    entry.kind = Kind::ToolCall;
    entry.role = Role::Assistant;
    entry.name = call.value("name"_L1).toString();
    entry.callId = call.value("id"_L1).toString();
    entry.text = shownText(call.value("args"_L1));
    const QString agent = call.value("agentId"_L1).toString();
    if (!agent.isEmpty()) {
        const QJsonObject arguments = call.value("args"_L1).toObject();
        entry.prompt = firstText(arguments, {"prompt"_L1, "query"_L1, "objective"_L1});
        record.links.push_back({entry.callId, agent});
    }
    record.entries.push_back(entry);
    const QString status = call.value("status"_L1).toString();
    if (call.contains("result"_L1) || status == "error"_L1 || status == "cancelled"_L1) {
        EntryText result;
        result.kind = Kind::ToolResult;
        result.callId = entry.callId;
        result.isError = status == "error"_L1 || status == "cancelled"_L1;
        result.text = contentText(call.value("result"_L1));
        record.entries.push_back(result);
    }
}

TokenUsage geminiTokens(const QJsonObject &tokens)
{
    const auto count = [&tokens](QLatin1StringView key) { return tokens.value(key).toInteger(); };
    const qint64 cached = count("cached"_L1);
    return {count("input"_L1) - cached, count("output"_L1) + count("thoughts"_L1), cached, 0};
}

void readAnswer(const QJsonObject &message, TranscriptRecord &record)
{
    record.messageId = message.value("id"_L1).toString();
    record.tokens = geminiTokens(message.value("tokens"_L1).toObject());
    record.facts.model = message.value("model"_L1).toString();
    for (const QJsonValue &thought : message.value("thoughts"_L1).toArray()) {
        const QString text = firstText(thought.toObject(), {"description"_L1, "subject"_L1});
        record.entries.push_back(spokenEntry(Kind::Thinking, Role::Assistant, text));
    }
    const QString text = contentText(message.value("content"_L1));
    if (!text.isEmpty()) {
        record.entries.push_back(spokenEntry(Kind::Message, Role::Assistant, text));
    }
    for (const QJsonValue &call : message.value("toolCalls"_L1).toArray()) {
        readGeminiCall(call.toObject(), record);
    }
}

TranscriptRecord messageRecord(const QJsonObject &message)
{
    const QString type = message.value("type"_L1).toString();
    TranscriptRecord record;
    record.id = message.value("id"_L1).toString();
    record.time = recordTime(message.value("timestamp"_L1));
    if (type == "gemini"_L1) {
        readAnswer(message, record);
    } else if (type == "user"_L1) {
        record.entries.push_back(
            spokenEntry(Kind::Message, Role::User, contentText(message.value("content"_L1))));
    } else if (type == "info"_L1 || type == "warning"_L1 || type == "error"_L1) {
        EntryText entry = noteEntry(type, message);
        entry.isError = type == "error"_L1;
        entry.kind = entry.isError ? Kind::Error : Kind::Note;
        record.entries.push_back(entry);
    }
    if (record.entries.empty()) {
        record.entries.push_back(rawEntry(type, message));
    }
    return record;
}

/// The head of a chat, and lines that change it: "$set", "$rewindTo".
TranscriptRecord headRecord(const QJsonObject &object)
{
    TranscriptRecord record;
    record.time = recordTime(object.value("startTime"_L1));
    record.facts.id = object.value("sessionId"_L1).toString();
    QJsonObject rest = object;
    rest.remove("messages"_L1);
    const bool isChange = rest.contains("$set"_L1) || rest.contains("$rewindTo"_L1);
    record.entries.push_back(isChange ? noteEntry(rest.keys().constFirst(), rest)
                                      : noteEntry(u"session"_s, rest));
    return record;
}

} // namespace

bool GeminiReader::recognises(const QJsonObject &object) const
{
    return object.contains("sessionId"_L1)
        && (object.value("messages"_L1).isArray() || object.contains("projectHash"_L1));
}

TranscriptRecords GeminiReader::read(const QJsonObject &object) const
{
    const bool isHead = object.contains("sessionId"_L1) || object.contains("$set"_L1)
        || object.contains("$rewindTo"_L1);
    if (!isHead) {
        return {messageRecord(object)};
    }
    TranscriptRecords records{headRecord(object)};
    for (const QJsonValue &message : object.value("messages"_L1).toArray()) {
        records.push_back(messageRecord(message.toObject()));
    }
    return records;
}

bool GeminiReader::mayBeDocument(const QByteArray &head) const
{
    return head.contains("\"sessionId\"") && head.contains("\"messages\"");
}

QStringList GeminiReader::agentFolders(const QString &path) const
{
    const QJsonObject head = QJsonDocument::fromJson(headOf(path, headLengths.back())).object();
    const QString id = head.value("sessionId"_L1).toString();
    QStringList folders{sessionFolderOf(path)};
    if (!id.isEmpty() && !id.contains(u'/')) {
        folders.append(QFileInfo(path).absolutePath() + u'/' + id);
    }
    folders.removeDuplicates();
    return folders;
}

std::vector<AgentFile> GeminiReader::agentFiles(const QString &path) const
{
    std::vector<AgentFile> files;
    for (const QString &folder : agentFolders(path)) {
        for (const QString &name : namesIn(folder, QDir::Files)) {
            if (!QDir::match({u"*.json"_s, u"*.jsonl"_s}, name)) {
                continue;
            }
            AgentFile file{folder + u'/' + name, {}, {}, {}, true};
            file.facts.id = QFileInfo(name).completeBaseName();
            files.push_back(std::move(file));
        }
    }
    return files;
}

} // namespace baton
