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

/// The report on one checked file.
struct FileReport
{
    QString path;    ///< as given, "-" for standard input
    QString failure; ///< reason for not reading the file; empty when it was read
    Report report;
    bool isEmpty = false;              ///< the file contains nothing to check
    QList<Superseded> superseded = {}; ///< superseded documents, if requested
    /// Findings of the baseline: the positions of document and finding.
    QSet<std::pair<qsizetype, qsizetype>> known = {};

    /// The file of the attempt that superseded @p document; empty if there is none.
    [[nodiscard]] QString successorOf(const DocumentReport &document) const;
    [[nodiscard]] bool isRead() const { return failure.isEmpty(); }
    /// Marks @p finding of @p document, which must be in this report, as known.
    void setKnown(const DocumentReport &document, const Finding &finding)
    {
        known.insert(positionOf(document, finding));
    }
    [[nodiscard]] bool isKnown(const DocumentReport &document, const Finding &finding) const
    {
        return !known.isEmpty() && known.contains(positionOf(document, finding));
    }
    /// The number of findings of @p severity that are not in the baseline.
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
    bool baseline = false; ///< marks the findings that a baseline contains; text output omits these
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

/// True for a document of a known kind and for one with findings.
[[nodiscard]] bool isCounted(const DocumentReport &document);

/// Completes the report on a file that was named explicitly. If no part of @p bytes was recognised,
/// an error is added if @p isCertain, else a warning. What no protocol judges gets feedback.
void rejectNamed(FileReport &file, const QByteArray &bytes, bool isCertain,
                 const ProtocolCatalog &catalog, CheckSettings settings);

/// Adds feedback on what no protocol judges in @p file, which was found in a folder.
void askAgain(FileReport &file, const QByteArray &bytes, const ProtocolCatalog &catalog,
              CheckSettings settings);

[[nodiscard]] Summary summaryOf(const FileReports &reports);

/// Checks @p bytes as the content of @p path ("-" for standard input).
[[nodiscard]] FileReport checkBytes(const QString &path, const QByteArray &bytes,
                                    const ProtocolCatalog &catalog, CheckSettings settings);
/// Reads and checks @p paths on all processors; the results are in the order of @p paths.
[[nodiscard]] FileReports checkFiles(const QStringList &paths, const ProtocolCatalog &catalog,
                                     const CheckSettings &settings);

} // namespace baton::cli
