// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcriptentry.h"

#include <QDateTime>
#include <QStringList>

#include <atomic>
#include <vector>

namespace baton {

class ProtocolCatalog;

/// A call that wrote a file, and its place in a transcript.
struct WritingCall
{
    QString transcript; ///< path of the main agent's transcript
    QString path;       ///< path of the transcript's file with the call
    qint64 line = 0;
    int part = 0; ///< position among the entries of the line, or of the whole document
    QString tool;
    QDateTime time;        ///< invalid if unknown
    bool isByTime = false; ///< the call ran at that time but does not name the file

    friend bool operator==(const WritingCall &, const WritingCall &) = default;
};

/// The calls in @p transcript and those of its agents that name the file @p file as written
/// ("file_path" of Write and Edit, a patch, a shell command) and did not fail. Reads only
/// transcripts that contain the file's name.
[[nodiscard]] std::vector<WritingCall> writingCalls(const QString &transcript, const QString &file,
                                                    const std::atomic_bool *stop = nullptr);

/// The places that are searched for transcripts besides the folder in question.
struct TranscriptPlaces
{
    QStringList folders;   ///< folders in which runners keep transcripts: transcriptFolders()
    QStringList open = {}; ///< open transcripts in any folder
};

/// The transcripts that may concern @p folder: those in or below it, open ones, and those of
/// runners whose agents worked in it, above it or below it. Sorted by the time of writing, latest
/// first.
[[nodiscard]] std::vector<QString> transcriptsAbout(const QString &folder,
                                                    const TranscriptPlaces &places,
                                                    const std::atomic_bool *stop = nullptr);

/// The call that wrote the present content of @p file, from the transcriptsAbout() its folder: the
/// last one before the file was written, else the nearest one, else the shell command that ran at
/// that time. The transcript of the result is empty if there is none. Slow: call it on a worker.
[[nodiscard]] WritingCall writerOf(const QString &file, const TranscriptPlaces &places,
                                   const std::atomic_bool *stop = nullptr);

/// The last record not later than @p time, that of a failure of the session in @p folder, whose
/// evidence is in @p file (may be empty): in the transcripts that touched the session or @p file,
/// else in others about @p folder. Without a valid time, the call that wrote @p file. An empty
/// transcript: none covers that time. Slow: call it on a worker.
[[nodiscard]] WritingCall momentOf(const QDateTime &time, const QString &folder,
                                   const QString &file, const ProtocolCatalog &catalog,
                                   const TranscriptPlaces &places,
                                   const std::atomic_bool *stop = nullptr);

} // namespace baton
