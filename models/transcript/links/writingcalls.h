// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcriptentry.h"

#include <QDateTime>
#include <QStringList>

#include <atomic>
#include <vector>

namespace baton {

/// A call of a tool that wrote a file, where it stands in a transcript.
struct WritingCall
{
    QString transcript; ///< path of the main agent's transcript
    QString path;       ///< path of the transcript's file with the call
    qint64 line = 0;
    int part = 0; ///< position among the entries of the line, or of the whole document
    QString tool;
    QDateTime time;        ///< invalid: unknown
    bool isByTime = false; ///< the call ran at that time but does not name the file

    friend bool operator==(const WritingCall &, const WritingCall &) = default;
};

/// The calls of the transcript @p transcript and its agents that say that they write the file
/// @p file: as "file_path" of Write and Edit, in a patch, by a shell command. Only records that
/// name the file are parsed.
[[nodiscard]] std::vector<WritingCall> writingCalls(const QString &transcript, const QString &file,
                                                    const std::atomic_bool *stop = nullptr);

/// Where transcripts are looked for besides the folder that they are to tell of.
struct TranscriptPlaces
{
    QString home;          ///< home folder with those of Claude Code and Codex
    QStringList open = {}; ///< transcripts that are open, wherever they lie
};

/// The transcripts that may tell of the folder @p folder: those that stand in it or below it, those
/// that are open, and those of Claude Code and Codex whose agents worked in it, in a folder above
/// it or in one below it. Those that were written last come first.
[[nodiscard]] std::vector<QString> transcriptsAbout(const QString &folder,
                                                    const TranscriptPlaces &places,
                                                    const std::atomic_bool *stop = nullptr);

/// The call that wrote the file @p file as it is now: of all in transcriptsAbout() its folder the
/// last one before the file was written, else the nearest one, else the shell command that ran when
/// it was written. Without a transcript when there is none. Slow: for a worker.
[[nodiscard]] WritingCall writerOf(const QString &file, const TranscriptPlaces &places,
                                   const std::atomic_bool *stop = nullptr);

/// The record of the time @p time in transcripts about @p folder: the last one that is not later.
/// Without a transcript when none tells of that time. Slow: for a worker.
[[nodiscard]] WritingCall momentOf(const QDateTime &time, const QString &folder,
                                   const TranscriptPlaces &places,
                                   const std::atomic_bool *stop = nullptr);

} // namespace baton
