// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

#include <QSet>
#include <QStringList>

namespace baton::cli {

/// A handoff of a session's earlier attempt, with the file of the later one.
struct Superseded
{
    HandoffId place;
    QString by; ///< path of the other document; relative if that of the file is
};

/// The report on one file that was to be checked.
struct FileReport
{
    QString path;    ///< as given, "-" for standard input
    QString failure; ///< reason for not reading the file; empty when it was read
    Report report;
    bool isEmpty = false;              ///< the file contains nothing to check
    QList<Superseded> superseded = {}; ///< superseded documents, if requested
    /// Findings that a baseline holds: the positions of document and finding.
    QSet<std::pair<qsizetype, qsizetype>> known = {};

    /// The file of the attempt that took the place of @p document; empty where none did.
    [[nodiscard]] QString successorOf(const DocumentReport &document) const;
    [[nodiscard]] bool isRead() const { return failure.isEmpty(); }
    /// @p finding is one of @p document, which is one of the report.
    void setKnown(const DocumentReport &document, const Finding &finding)
    {
        known.insert(positionOf(document, finding));
    }
    [[nodiscard]] bool isKnown(const DocumentReport &document, const Finding &finding) const
    {
        return !known.isEmpty() && known.contains(positionOf(document, finding));
    }
    /// The findings of @p severity that no baseline holds.
    [[nodiscard]] int newCount(Severity severity) const;

private:
    [[nodiscard]] std::pair<qsizetype, qsizetype> positionOf(const DocumentReport &document,
                                                             const Finding &finding) const
    {
        return {&document - report.documents.data(), &finding - document.findings.data()};
    }
};

using FileReports = std::vector<FileReport>;

/// The parts of a report besides the findings.
struct OutputParts
{
    bool verdicts = false; ///< show verdicts in text output; other formats always contain them
    bool why = false;      ///< show the kind of each document and the facts that decided it
    bool baseline =
        false; ///< marks the findings that a baseline holds; text output leaves these out
};

/// Counts over all files.
struct Summary
{
    int files = 0;
    int documents = 0; ///< documents for which isCounted() is true
    int errors = 0;    ///< like the next two, without findings of the baseline
    int warnings = 0;
    int notes = 0;
    int unread = 0;
    int known = 0; ///< findings that the baseline contains

    friend bool operator==(const Summary &, const Summary &) = default;
};

/// True of a document that is of a known kind, or holds a finding.
[[nodiscard]] bool isCounted(const DocumentReport &document);

/// Completes the report on a file that was named, and that holds @p bytes, which only matter where
/// nothing in it is known: it has to be a handoff if @p isCertain; else there is a warning.
void rejectNamed(FileReport &file, const QByteArray &bytes, bool isCertain,
                 const ProtocolCatalog &catalog, CheckSettings settings);

[[nodiscard]] Summary summaryOf(const FileReports &reports);

/// Checks @p bytes as the content of @p path ("-" when they came from standard input).
[[nodiscard]] FileReport checkBytes(const QString &path, const QByteArray &bytes,
                                    const ProtocolCatalog &catalog, CheckSettings settings);
/// Reads and checks @p paths on all processors; the answers stand in the order of @p paths.
[[nodiscard]] FileReports checkFiles(const QStringList &paths, const ProtocolCatalog &catalog,
                                     const CheckSettings &settings);

} // namespace baton::cli
