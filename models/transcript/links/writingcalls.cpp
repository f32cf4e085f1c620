// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/links/writingcalls.h"

#include "models/disk/readablefolders.h"
#include "models/log/reading/logscanner.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/files/transcriptlist.h"
#include "models/transcript/links/touched.h"
#include "models/transcript/value/agentwork.h"

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

/// True of a tool whose commands may write files that they do not name.
bool runsCommands(const QString &tool)
{
    const QString name = tool.toLower();
    return name.contains("bash"_L1) || name.contains("shell"_L1) || name.contains("exec"_L1)
        || name.contains("command"_L1);
}

/// True if the file @p path contains @p name.
bool containsName(const QString &path, const QByteArray &name, const std::atomic_bool *stop)
{
    const auto source = LogSource::open(path);
    for (qint64 offset = 0; source && !isStopped(stop); offset += readAtOnce - name.size()) {
        const QByteArray bytes = source.value()->read(offset, readAtOnce);
        if (bytes.contains(name) || bytes.size() < readAtOnce) {
            return bytes.contains(name);
        }
    }
    return false;
}

QStringList filesOf(const QString &transcript, TranscriptFormat format)
{
    QStringList files{transcript};
    for (const AgentFile &file : agentFilesOf(transcript, format)) {
        files.append(file.path);
    }
    return files;
}

/// The same for every path to a file or folder: programs name them with or without links. Nobody
/// knows where a relative path leads.
QString realPath(const QString &path)
{
    return QDir::isAbsolutePath(path) ? withoutLinks(QDir::cleanPath(path)) : path;
}

bool isRelated(const QString &folder, const QString &other)
{
    const QString a = realPath(folder) + u'/';
    const QString b = realPath(other) + u'/';
    return !other.isEmpty() && (a.startsWith(b) || b.startsWith(a)) && b.size() > 1;
}

/// Empty where it cannot be read.
Transcript transcriptAt(const QString &path, const std::atomic_bool *stop)
{
    Result<Transcript> transcript = readTranscript(path, stop);
    return transcript ? std::move(*transcript) : Transcript();
}

/// The place of @p entry in @p transcript.
WritingCall callAt(const QString &transcript, const TranscriptLane &lane,
                   const TranscriptEntry &entry)
{
    return {transcript, lane.path,  entry.range.line,
            entry.part, entry.name, recordedTime(entry.time),
            false};
}

} // namespace

std::vector<WritingCall> writingCalls(const QString &transcript, const QString &file,
                                      const std::atomic_bool *stop)
{
    std::vector<WritingCall> calls;
    const auto format = transcriptFormatOf(transcript);
    const QString given = QFileInfo(file).absoluteFilePath();
    const QString real = realPath(given);
    const QStringList files = format ? filesOf(transcript, *format) : QStringList();
    const bool isNamed = std::ranges::any_of(files, [&](const QString &path) {
        return containsName(path, lastNameOf(given).toUtf8(), stop)
            || containsName(path, lastNameOf(real).toUtf8(), stop);
    });
    const Transcript read = isNamed ? transcriptAt(transcript, stop) : Transcript();
    for (const TranscriptLane &lane : read.lanes) {
        int last = -1;
        for (const FileUse &use : lane.files) {
            const bool isNew = use.isWritten && use.entry != last && realPath(use.path) == real;
            if (isNew && !hasFailed(lane, use.entry)) {
                calls.push_back(callAt(transcript, lane, lane.entries[size_t(use.entry)]));
                last = use.entry;
            }
        }
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
                best = callAt(path, lane, entry);
                best.isByTime = true;
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

namespace {

/// The last entry of @p transcript not later than @p time, of the agents that worked at that time.
WritingCall entryAt(const QDateTime &time, const QString &path, const Transcript &transcript)
{
    const qint64 wanted = time.toMSecsSinceEpoch();
    WritingCall best;
    for (const TranscriptLane &lane : transcript.lanes) {
        const bool tells = lane.started != TranscriptEntry::noTime && lane.started <= wanted
            && lane.ended + tolerance >= wanted;
        for (const TranscriptEntry &entry : lane.entries) {
            const QDateTime at = recordedTime(entry.time);
            const bool isBetter =
                at.isValid() && at <= time && (!best.time.isValid() || at > best.time);
            if (tells && isBetter) {
                best = callAt(path, lane, entry);
            }
        }
    }
    return best;
}

/// True if agents of @p transcript read or wrote @p file, or anything of the session in @p folder.
bool touches(const Transcript &transcript, const QString &folder, const QString &file,
             const ProtocolCatalog &catalog, const std::atomic_bool *stop)
{
    const std::vector<TouchedFile> files = touchedFiles(transcript);
    const QString real = realPath(file);
    if (!file.isEmpty() && std::ranges::any_of(files, [&real](const TouchedFile &one) {
            return realPath(one.path) == real;
        })) {
        return true;
    }
    const QStringList sessions = touchedAmong(files, catalog, stop).sessions;
    return std::ranges::any_of(sessions, [real = realPath(folder)](const QString &session) {
        return realPath(session) == real;
    });
}

} // namespace

WritingCall momentOf(const QDateTime &time, const QString &folder, const QString &file,
                     const ProtocolCatalog &catalog, const TranscriptPlaces &places,
                     const std::atomic_bool *stop)
{
    if (!time.isValid()) {
        return file.isEmpty() ? WritingCall() : writerOf(file, places, stop);
    }
    WritingCall best;
    bool isOfSession = false;
    for (const QString &path : transcriptsAbout(folder, places, stop)) {
        const Transcript transcript = transcriptAt(path, stop);
        const WritingCall moment = entryAt(time, path, transcript);
        if (moment.transcript.isEmpty()) {
            continue;
        }
        const bool isCloser = touches(transcript, folder, file, catalog, stop);
        const bool isLater = isCloser == isOfSession && moment.time > best.time;
        if (best.transcript.isEmpty() || isLater || (isCloser && !isOfSession)) {
            best = moment;
            isOfSession = isCloser;
        }
    }
    return best;
}

} // namespace baton
