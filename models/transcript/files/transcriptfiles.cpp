// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/transcriptfiles.h"

#include "models/log/reading/logsource.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace baton {

namespace {

constexpr qint64 largestDocument = qint64(64) * 1024 * 1024;
constexpr int mostHeadLines = 50;

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

} // namespace

QStringList agentFoldersOf(const QString &path, TranscriptFormat format)
{
    QStringList folders = TranscriptReader::of(format).agentFolders(path);
    folders.removeIf([](const QString &folder) { return !QFileInfo(folder).isDir(); });
    return folders;
}

std::vector<AgentFile> agentFilesOf(const QString &path, TranscriptFormat format)
{
    std::vector<AgentFile> files = TranscriptReader::of(format).agentFiles(path);
    std::ranges::sort(files, {}, &AgentFile::path);
    return files;
}

QString parentTranscriptOf(const QString &path)
{
    for (const TranscriptReader *reader : TranscriptReader::all()) {
        if (const QString parent = reader->parentFile(path); !parent.isEmpty()) {
            return parent;
        }
    }
    return {};
}

std::optional<TranscriptFormat> transcriptFormatOf(const QString &path)
{
    const auto source = LogSource::open(path);
    if (!source) {
        return std::nullopt;
    }
    QByteArray head;
    for (const qint64 length : headLengths) {
        head = source.value()->read(0, length);
        if (!head.trimmed().startsWith('{')) {
            return std::nullopt;
        }
        if (const auto format = formatOfLines(head)) {
            return format;
        }
        if (head.size() < length || (length == headLengths[1] && head.contains('\n'))) {
            break;
        }
    }
    const bool mayBeDocument =
        std::ranges::any_of(TranscriptReader::all(), [&head](const TranscriptReader *reader) {
            return reader->mayBeDocument(head);
        });
    const qint64 size = source.value()->state().size;
    if (!mayBeDocument || size > largestDocument) {
        return std::nullopt;
    }
    const QJsonDocument whole = QJsonDocument::fromJson(source.value()->read(0, size));
    return TranscriptReader::formatOf(whole.object());
}

} // namespace baton
