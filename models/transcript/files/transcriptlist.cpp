// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/transcriptlist.h"

#include "models/disk/folderlisting.h"
#include "models/transcript/files/filerecords.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 summaryHead = qint64(64) * 1024;

bool isRequest(const EntryText &entry)
{
    return entry.kind == TranscriptEntry::Kind::Message && entry.role == TranscriptEntry::Role::User
        && !entry.text.trimmed().isEmpty() && !entry.text.startsWith(u'<');
}

void takeHead(const TranscriptRecords &records, TranscriptSummary &summary)
{
    for (const TranscriptRecord &record : records) {
        if (summary.workingFolder.isEmpty()) {
            summary.workingFolder = record.facts.workingFolder;
        }
        if (summary.started == TranscriptEntry::noTime) {
            summary.started = record.time;
        }
        const auto request = std::ranges::find_if(record.entries, isRequest);
        if (summary.request.isEmpty() && request != record.entries.end()) {
            summary.request = request->text.trimmed().section(u'\n', 0, 0).left(200);
        }
    }
}

TranscriptSummary summaryOf(const QString &path, TranscriptFormat format)
{
    TranscriptSummary summary;
    summary.path = path;
    summary.format = format;
    summary.agentFiles = TranscriptReader::of(format).agentFileCount(path);
    const auto source = LogSource::open(path);
    if (!source) {
        return summary;
    }
    summary.size = source.value()->state().size;
    const QByteArray head = source.value()->read(0, summaryHead);
    qsizetype begin = 0;
    for (qsizetype end = head.indexOf('\n'); end >= 0 && summary.request.isEmpty();
         end = head.indexOf('\n', begin)) {
        const QByteArrayView line = QByteArrayView(head).sliced(begin, end - begin);
        if (!line.trimmed().isEmpty()) {
            takeHead(readRecords(line, format), summary);
        }
        begin = end + 1;
    }
    return summary;
}

} // namespace

std::vector<TranscriptSummary> transcriptsBelow(const QString &folder)
{
    std::vector<TranscriptSummary> found;
    for (const QString &path : filesBelow(folder, QDir::Hidden)) {
        const bool isOther = !(path.endsWith(".jsonl"_L1) || path.endsWith(".json"_L1));
        // Files of agents are shown below the transcript that started them.
        const auto format = isOther || !parentTranscriptOf(path).isEmpty()
            ? std::nullopt
            : transcriptFormatOf(path);
        if (format) {
            found.push_back(summaryOf(path, *format));
        }
    }
    std::ranges::sort(found, [](const TranscriptSummary &a, const TranscriptSummary &b) {
        return a.started != b.started ? a.started > b.started : a.path < b.path;
    });
    return found;
}

QString transcriptOfFolder(const QString &folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath()) + u".jsonl"_s;
    return QFileInfo(path).isFile() && transcriptFormatOf(path) ? path : QString();
}

} // namespace baton
