// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/links/writingcalls.h"

#include "models/log/reading/logscanner.h"
#include "models/transcript/files/filerecords.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/files/transcriptlist.h"
#include "models/transcript/reading/callfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QTimeZone>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 readAtOnce = qint64(4) * 1024 * 1024;

/// A file may be written some time after the call that writes it.
constexpr qint64 tolerance = 2000; ///< milliseconds

bool isStopped(const std::atomic_bool *stop)
{
    return stop && *stop;
}

/// True when @p call, of an agent that works in @p folder, says that it writes @p file.
bool writes(const EntryText &call, const QString &file, const QString &folder)
{
    return std::ranges::any_of(filesOfCall(call), [&](const CallFile &one) {
        return one.isWritten && pathIn(folder, one.path) == file;
    });
}

/// True of a tool whose commands may write files that they do not name.
bool runsCommands(const QString &tool)
{
    const QString name = tool.toLower();
    return name.contains("bash"_L1) || name.contains("shell"_L1) || name.contains("exec"_L1)
        || name.contains("command"_L1);
}

/// Calls @p visit(line, its number) for each line of @p path, or once with all of a document.
template <typename Visit>
void walkLines(const QString &path, const std::atomic_bool *stop, Visit visit)
{
    const auto source = LogSource::open(path);
    if (source && isDocument(*source.value())) {
        visit(source.value()->read(0, source.value()->state().size), 1);
        return;
    }
    qint64 offset = 0;
    qint64 number = 1;
    qint64 length = readAtOnce;
    while (source && !isStopped(stop)) {
        const QByteArray bytes = source.value()->read(offset, length);
        const bool isLast = bytes.size() < length;
        qsizetype begin = 0;
        for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', begin)) {
            visit(QByteArrayView(bytes).sliced(begin, end - begin), number++);
            begin = end + 1;
        }
        if (isLast) {
            visit(QByteArrayView(bytes).sliced(begin), number);
            return;
        }
        length = begin > 0 ? readAtOnce : length * 2;
        offset += begin;
    }
}

QStringList filesOf(const QString &transcript, TranscriptFormat format)
{
    QStringList files{transcript};
    for (const AgentFile &file : agentFilesOf(transcript, format)) {
        files.append(file.path);
    }
    return files;
}

bool isRelated(const QString &folder, const QString &other)
{
    const QString a = folder + u'/';
    const QString b = QDir::cleanPath(other) + u'/';
    return !other.isEmpty() && (a.startsWith(b) || b.startsWith(a)) && b.size() > 1;
}

} // namespace

std::vector<WritingCall> writingCalls(const QString &transcript, const QString &file,
                                      const std::atomic_bool *stop)
{
    std::vector<WritingCall> calls;
    const auto format = transcriptFormatOf(transcript);
    const QString whole = QDir::cleanPath(QFileInfo(file).absoluteFilePath());
    const QByteArray name = QFileInfo(whole).fileName().toUtf8();
    QString mainFolder; ///< of an agent that tells none
    for (const QString &path : format ? filesOf(transcript, *format) : QStringList()) {
        QString folder;
        walkLines(path, stop, [&](QByteArrayView line, qint64 number) {
            const bool isCandidate = line.contains(QByteArrayView(name)) || folder.isEmpty()
                || TranscriptReader::of(*format).isContext(line);
            int part = 0;
            for (const TranscriptRecord &record :
                 isCandidate ? readRecords(line, *format) : TranscriptRecords()) {
                folder = record.facts.workingFolder.isEmpty() ? folder : record.facts.workingFolder;
                for (const EntryText &entry : record.entries) {
                    if (writes(entry, whole, folder.isEmpty() ? mainFolder : folder)) {
                        calls.push_back({transcript, path, number, part, entry.name,
                                         recordedTime(record.time), false});
                    }
                    ++part;
                }
            }
        });
        mainFolder = mainFolder.isEmpty() ? folder : mainFolder;
    }
    return calls;
}

std::vector<QString> transcriptsAbout(const QString &folder, const TranscriptPlaces &places,
                                      const std::atomic_bool *stop)
{
    const QString whole = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    std::vector<std::pair<QDateTime, QString>> found;
    QSet<QString> known;
    const auto take = [&](const QString &one) {
        const QString path = QDir::cleanPath(one);
        if (!isStopped(stop) && !known.contains(path)) {
            known.insert(path);
            found.emplace_back(QFileInfo(path).lastModified(), path);
        }
    };
    std::ranges::for_each(places.open, take);
    for (const TranscriptSummary &one : transcriptsBelow(whole)) {
        take(one.path);
    }
    for (const QString &ofRunner : places.folders) {
        for (const TranscriptSummary &one : transcriptsBelow(ofRunner)) {
            if (isRelated(whole, one.workingFolder)) {
                take(one.path);
            }
        }
    }
    std::ranges::sort(found, std::greater());
    std::vector<QString> paths;
    for (const auto &[time, path] : found) {
        paths.push_back(path);
    }
    return paths;
}

namespace {

/// Empty where it cannot be read.
Transcript transcriptAt(const QString &path, const std::atomic_bool *stop)
{
    Result<Transcript> transcript = readTranscript(path, stop);
    return transcript ? std::move(*transcript) : Transcript();
}

/// The last command in @p path during which @p written lies.
WritingCall runningCall(const QString &path, qint64 written, const std::atomic_bool *stop)
{
    WritingCall best;
    const Transcript transcript = transcriptAt(path, stop);
    for (const TranscriptLane &lane : transcript.lanes) {
        for (const TranscriptEntry &entry : lane.entries) {
            const qint64 end = entry.partner < 0 ? TranscriptEntry::noTime
                                                 : lane.entries[size_t(entry.partner)].time;
            const bool isRunning = entry.kind == TranscriptEntry::Kind::ToolCall
                && entry.time != TranscriptEntry::noTime && entry.time <= written
                && end + tolerance >= written && entry.child < 0;
            const QDateTime at = recordedTime(entry.time);
            const bool isLast = !best.time.isValid() || at >= best.time;
            if (isRunning && isLast && runsCommands(entry.name)) {
                best = {path, lane.path, entry.range.line, entry.part, entry.name, at, true};
            }
        }
    }
    return best;
}

} // namespace

WritingCall writerOf(const QString &file, const TranscriptPlaces &places,
                     const std::atomic_bool *stop)
{
    const QFileInfo info(file);
    const qint64 written = info.lastModified().toMSecsSinceEpoch();
    WritingCall best;
    // Later than the file was written is worse than any time before.
    const auto distance = [written](const WritingCall &call) {
        const qint64 before =
            written + tolerance - (call.time.isValid() ? call.time.toMSecsSinceEpoch() : 0);
        return std::pair(before < 0, std::abs(before));
    };
    const std::vector<QString> transcripts = transcriptsAbout(info.absolutePath(), places, stop);
    for (const QString &transcript : transcripts) {
        for (WritingCall &call : writingCalls(transcript, file, stop)) {
            if (best.transcript.isEmpty() || distance(call) < distance(best)) {
                best = std::move(call);
            }
        }
    }
    for (size_t i = 0; info.exists() && best.transcript.isEmpty() && i < transcripts.size(); ++i) {
        best = runningCall(transcripts[i], written, stop);
    }
    return best;
}

WritingCall momentOf(const QDateTime &time, const QString &folder, const TranscriptPlaces &places,
                     const std::atomic_bool *stop)
{
    const qint64 wanted = time.toMSecsSinceEpoch();
    WritingCall best;
    for (const QString &path : transcriptsAbout(folder, places, stop)) {
        const Transcript transcript = transcriptAt(path, stop);
        for (const TranscriptLane &lane : transcript.lanes) {
            const bool tells = lane.started != TranscriptEntry::noTime && lane.started <= wanted
                && lane.ended + tolerance >= wanted;
            for (const TranscriptEntry &entry : lane.entries) {
                const QDateTime at = recordedTime(entry.time);
                const bool isBetter =
                    at.isValid() && at <= time && (!best.time.isValid() || at > best.time);
                if (tells && isBetter) {
                    best = {path, lane.path, entry.range.line, entry.part, entry.name, at, false};
                }
            }
        }
    }
    return best;
}

} // namespace baton
