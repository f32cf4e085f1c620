// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logscanner.h"
#include "models/transcript/reading/transcriptrecord.h"

#include <atomic>
#include <functional>

namespace baton {

/// How far a transcript file was read. A value from which reading can continue.
struct FilePosition
{
    qint64 offset = 0;
    qint64 line = 1;
    LogSource::State state;  ///< state of the file when it was read
    ContentFingerprint mark; ///< fingerprint of the bytes before offset
    qint64 unfinished = 0;   ///< number of bytes of an incomplete last line
    bool isDocument = false; ///< the whole file is one record, which each change replaces
    bool isOpened = false;   ///< the file was read before
};

/// A part of a file's records.
struct RecordStep
{
    std::vector<RangedRecords> records;
    bool startsAnew = false; ///< records of the file that were read earlier are obsolete
};

/// The result of readOn().
struct RecordReading
{
    FilePosition position;
    QString problem; ///< reason why the file cannot be read, a sentence; empty: it was read
};

/// Reads the records of @p path after @p position on all processors and passes them to @p take in
/// steps. Omits their texts except prompts, which join agents to calls. Leaves an incomplete last
/// line for later. Reads a shortened or replaced file from the beginning. Ends early if @p stop is
/// set.
[[nodiscard]] RecordReading readOn(const QString &path, TranscriptFormat format,
                                   const FilePosition &position,
                                   const std::function<void(RecordStep &&)> &take,
                                   const std::atomic_bool *stop = nullptr);

/// True for a file that is one JSON object over several lines: a single record.
[[nodiscard]] bool isDocument(const LogSource &source);

/// All entries of the record at @p range of the file @p path, with their texts. Reads the file. If
/// the record no longer exists, returns one broken entry that says so.
[[nodiscard]] std::vector<EntryText> recordTexts(const QString &path, TranscriptFormat format,
                                                 const RecordRange &range);

} // namespace baton
