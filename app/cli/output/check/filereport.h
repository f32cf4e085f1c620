// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

#include <QStringList>

namespace baton::cli {

/// A handoff of a session's earlier attempt, with the file of the later one.
struct Superseded
{
    HandoffId place;
    QString by; ///< relative where the path of the file is
};

/// The report on one file that was to be checked.
struct FileReport
{
    QString path;    ///< as given, "-" for standard input
    QString failure; ///< reason for not reading the file; empty when it was read
    Report report;
    bool isEmpty = false;              ///< true when nothing in the file can be checked
    QList<Superseded> superseded = {}; ///< superseded documents, if the caller asked for them

    /// The file of the attempt that took the place of @p document; empty where none did.
    [[nodiscard]] QString successorOf(const DocumentReport &document) const;
    [[nodiscard]] bool isRead() const { return failure.isEmpty(); }
};

using FileReports = std::vector<FileReport>;

/// The parts of a report besides the findings.
struct OutputParts
{
    bool verdicts = false; ///< in text output; all other formats always hold them
    bool why = false;      ///< the kind of each document and the facts that decided it
};

/// Counts over all files.
struct Summary
{
    int files = 0;
    int documents = 0; ///< those that are of a known kind, or hold a finding
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int unread = 0;

    friend bool operator==(const Summary &, const Summary &) = default;
};

/// Reports an error for a named file of which no byte could be judged, whatever it may hold.
void rejectUnread(FileReport &file);

[[nodiscard]] Summary summaryOf(const FileReports &reports);

/// Checks @p bytes as the content of @p path ("-" when they came from standard input).
[[nodiscard]] FileReport checkBytes(const QString &path, const QByteArray &bytes,
                                    const ProtocolCatalog &catalog, CheckSettings settings);
/// Reads and checks @p paths on all processors; the answers stand in the order of @p paths.
[[nodiscard]] FileReports checkFiles(const QStringList &paths, const ProtocolCatalog &catalog,
                                     const CheckSettings &settings);

} // namespace baton::cli
