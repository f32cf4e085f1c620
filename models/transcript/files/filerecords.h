// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logscanner.h"
#include "models/transcript/reading/transcriptrecord.h"

#include <atomic>
#include <functional>

namespace baton {

/// How far a file with a transcript was read. A value: reading goes on from it.
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

/// What was read of a file in one go.
struct RecordStep
{
    std::vector<RangedRecords> records;
    bool startsAnew = false; ///< records of the file that were read earlier are obsolete
};

/// The result of reading on.
struct RecordReading
{
    FilePosition position;
    QString problem; ///< reason why the file cannot be read, a sentence; empty: it was read
};

/// Reads the records of the file @p path behind @p position, on all processors, and hands them to
/// @p take in steps. Their texts are left out, but for what users and agents were asked, by which
/// agents are joined to calls. A last line that is not whole yet is left for later; a file that was
/// shortened or replaced is read anew. Ends early when @p stop is set.
[[nodiscard]] RecordReading readOn(const QString &path, TranscriptFormat format,
                                   const FilePosition &position,
                                   const std::function<void(RecordStep &&)> &take,
                                   const std::atomic_bool *stop = nullptr);

/// True of a file whose first line is no object, but which is one as a whole: one record.
[[nodiscard]] bool isDocument(const LogSource &source);

/// All entries of the record at @p range of the file @p path, with their texts. Reads the file;
/// one broken entry says so where the record is not there any more.
[[nodiscard]] std::vector<EntryText> recordTexts(const QString &path, TranscriptFormat format,
                                                 const RecordRange &range);

} // namespace baton
