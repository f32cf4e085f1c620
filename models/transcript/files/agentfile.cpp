// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/agentfile.h"

#include "models/disk/folderlisting.h"
#include "models/log/reading/logsource.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 firstHead = qint64(32) * 1024;
constexpr qint64 headLength = qint64(256) * 1024;
constexpr qint64 longestFirstLine = qint64(8) * 1024 * 1024;
constexpr qint64 largestDocument = qint64(64) * 1024 * 1024;
constexpr int mostHeadLines = 50;
constexpr auto agentFiles = "agent-*.jsonl"_L1;

QByteArray headOf(const QString &path, qint64 length)
{
    const auto source = LogSource::open(path);
    return source ? source.value()->read(0, length) : QByteArray();
}

QJsonObject objectIn(const QString &path)
{
    return QJsonDocument::fromJson(headOf(path, headLength)).object();
}

QString mainSessionFolder(const QString &path)
{
    const QFileInfo info(path);
    return info.absolutePath() + u'/' + info.completeBaseName();
}

AgentFile claudeFile(const QString &path)
{
    const QFileInfo info(path);
    const QJsonObject meta =
        objectIn(info.absolutePath() + u'/' + info.completeBaseName() + u".meta.json"_s);
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

bool isClaudeAgent(const QString &path)
{
    return QFileInfo(path).fileName().startsWith("agent-"_L1);
}

QStringList pathsBelow(const QString &path)
{
    QStringList paths = filesBelow(mainSessionFolder(path) + u"/subagents"_s);
    paths.removeIf(
        [](const QString &below) { return !QDir::match(agentFiles, lastNameOf(below)); });
    return paths;
}

/// Files of agents below the folder of the session, and those beside it that name it.
std::vector<AgentFile> claudeFiles(const QString &path)
{
    std::vector<AgentFile> files;
    const QFileInfo main(path);
    for (const QString &below : pathsBelow(path)) {
        files.push_back(claudeFile(below));
    }
    const QByteArray name = '"' + main.completeBaseName().toUtf8() + '"';
    for (const QString &file : namesIn(main.path(), QDir::Files)) {
        const QString agent = main.dir().filePath(file);
        if (QDir::match(agentFiles, file) && headOf(agent, firstHead).contains(name)) {
            files.push_back(claudeFile(agent));
        }
    }
    return files;
}

/// The time of the last whole record of the rollout @p path; invalid: none tells one.
QDateTime lastTimeIn(const QString &path)
{
    const auto source = LogSource::open(path);
    const qint64 size = source ? source.value()->state().size : 0;
    for (const qint64 length : {firstHead, headLength, longestFirstLine}) {
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

/// The folder of the rollout @p path, and those of the days that follow until its last record:
/// .../2026/02/21. Days are of the place where it was written, so there is one more.
QStringList codexFolders(const QString &path)
{
    const QString own = QFileInfo(path).absolutePath();
    QStringList folders{own};
    const QString root = own.section(u'/', 0, -4);
    QDate day = QDate::fromString(own.section(u'/', -3), u"yyyy/MM/dd"_s);
    const QDate last = day.isValid() ? lastTimeIn(path).date() : QDate();
    for (; last.isValid() && day <= last; day = day.addDays(1)) {
        folders.append(root + u'/' + day.addDays(1).toString(u"yyyy/MM/dd"_s));
    }
    return folders;
}

/// Rollouts of the same days that name the thread of @p path as their parent, and of these.
std::vector<AgentFile> codexFiles(const QString &path)
{
    const auto metaOf = [](const QString &file) {
        const QByteArray head = headOf(file, headLength);
        const auto records = readRecords(head.first(std::max<qsizetype>(0, head.indexOf('\n'))),
                                         TranscriptFormat::Codex);
        return records.front().facts;
    };
    std::vector<AgentFile> candidates;
    for (const QString &one : codexFolders(path)) {
        for (const QString &name : namesIn(one, QDir::Files)) {
            const QString file = one + u'/' + name;
            AgentFacts facts =
                QDir::match({u"rollout-*.jsonl"_s}, name) ? metaOf(file) : AgentFacts();
            if (!facts.parent.isEmpty()) {
                candidates.push_back({file, std::move(facts), {}, {}, true});
            }
        }
    }
    std::vector<AgentFile> files;
    QStringList known{metaOf(path).id};
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

std::vector<AgentFile> geminiFiles(const QString &path)
{
    std::vector<AgentFile> files;
    for (const QString &folder : agentFoldersOf(path, TranscriptFormat::Gemini)) {
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

std::optional<TranscriptFormat> formatOfLines(const QByteArray &head)
{
    qsizetype begin = 0;
    for (int i = 0; i < mostHeadLines && begin < head.size(); ++i) {
        const qsizetype end = head.indexOf('\n', begin);
        const QByteArray line = head.mid(begin, end < 0 ? -1 : end - begin);
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (const auto format = TranscriptReader::formatOf(object)) {
            return format;
        }
        begin = end < 0 ? head.size() : end + 1;
    }
    return std::nullopt;
}

/// A document of several lines is parsed only if it may be one.
bool mayBeDocument(const QByteArray &head)
{
    return head.trimmed().startsWith('{')
        && (head.contains("\"resourceSpans\"")
            || (head.contains("\"sessionId\"") && head.contains("\"messages\"")));
}

} // namespace

int agentFilesBelow(const QString &path)
{
    return int(pathsBelow(path).size());
}

QStringList agentFoldersOf(const QString &path, TranscriptFormat format)
{
    QStringList folders;
    if (format == TranscriptFormat::ClaudeCode && !isClaudeAgent(path)) {
        const QString folder = mainSessionFolder(path);
        folders = {QFileInfo(path).absolutePath(), folder, folder + u"/subagents"_s};
        QDirIterator below(folder + u"/subagents"_s, QDir::Dirs | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (below.hasNext()) {
            folders.append(below.next());
        }
    } else if (format == TranscriptFormat::Codex) {
        folders = codexFolders(path);
    } else if (format == TranscriptFormat::Gemini) {
        const QByteArray bytes = headOf(path, longestFirstLine);
        const QJsonObject head = QJsonDocument::fromJson(bytes).object();
        const QString id = head.value("sessionId"_L1).toString();
        folders = {mainSessionFolder(path)};
        if (!id.isEmpty() && !id.contains(u'/')) {
            folders.append(QFileInfo(path).absolutePath() + u'/' + id);
        }
    }
    folders.removeDuplicates();
    folders.removeIf([](const QString &folder) { return !QFileInfo(folder).isDir(); });
    return folders;
}

AgentFile mainFileOf(const QString &path, TranscriptFormat format)
{
    if (format == TranscriptFormat::ClaudeCode && isClaudeAgent(path)) {
        return claudeFile(path);
    }
    AgentFile main;
    main.path = path;
    return main;
}

std::vector<AgentFile> agentFilesOf(const QString &path, TranscriptFormat format)
{
    std::vector<AgentFile> files;
    if (format == TranscriptFormat::ClaudeCode && !isClaudeAgent(path)) {
        files = claudeFiles(path);
    } else if (format == TranscriptFormat::Codex) {
        files = codexFiles(path);
    } else if (format == TranscriptFormat::Gemini) {
        files = geminiFiles(path);
    }
    std::ranges::sort(files, {}, &AgentFile::path);
    return files;
}

QString parentTranscriptOf(const QString &path)
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
    const QByteArray head = headOf(path, headLength);
    const QJsonObject first =
        QJsonDocument::fromJson(head.first(std::max<qsizetype>(0, head.indexOf('\n')))).object();
    const QString session = first.value("sessionId"_L1).toString();
    const QString parent = folder.filePath(session + u".jsonl"_s);
    return !session.isEmpty() && QFileInfo::exists(parent) ? parent : QString();
}

std::optional<TranscriptFormat> transcriptFormatOf(const QString &path)
{
    const auto source = LogSource::open(path);
    if (!source) {
        return std::nullopt;
    }
    QByteArray head;
    for (const qint64 length : {firstHead, headLength, longestFirstLine}) {
        head = source.value()->read(0, length);
        if (!head.trimmed().startsWith('{')) {
            return std::nullopt;
        }
        if (const auto format = formatOfLines(head)) {
            return format;
        }
        if (head.size() < length || (length == headLength && head.contains('\n'))) {
            break;
        }
    }
    const qint64 size = source.value()->state().size;
    if (!mayBeDocument(head) || size > largestDocument) {
        return std::nullopt;
    }
    const QJsonDocument whole = QJsonDocument::fromJson(source.value()->read(0, size));
    return TranscriptReader::formatOf(whole.object());
}

} // namespace baton
