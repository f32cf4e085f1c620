// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/finding.h"
#include "models/check/verdict.h"
#include "models/document/parse.h"

#include <memory>

namespace baton {

class ProtocolCatalog;

/// What the reader decided over the document's head.
struct CheckSettings
{
    QString
        filePath; ///< absolute; resolves relative paths and finds the session's state; may be empty
    QString kindOverride;    ///< kind id; empty: recognise
    int attemptOverride = 0; ///< 0: as the document or its session tell
    qint64 memoryMb = 0;     ///< memory of the machine that runs the work; 0: not known
    QString
        schemaFile; ///< an XML Schema to judge XML kinds by; empty: the workspace's or their own
    bool touchesDisk = true; ///< false: checksums and neighbours are not looked at

    friend bool operator==(const CheckSettings &, const CheckSettings &) = default;
};

/// What is known of one document in a file.
struct DocumentReport
{
    QString protocol; ///< protocol id, "" when not a handoff
    QString kind;     ///< kind id, "" when not recognised
    JsonPointer base; ///< where the kind's fields stand: a kind may be wrapped in another map, and
                      ///< a document may hold several handoffs, each under a root key
    bool isOverridden = false;
    bool isMeant = true; ///< false when it is no handoff and does not even look like one: its
                         ///< mistakes are notes, and nothing is mended in it unasked
    int document = 0;    ///< position in ParsedText::documents
    int line = 1;
    std::vector<Finding> findings; ///< by position
    Verdict verdict;

    [[nodiscard]] int count(Severity severity) const;

    friend bool operator==(const DocumentReport &, const DocumentReport &) = default;
};

/// What is known of one file.
struct Report
{
    std::vector<DocumentReport> documents; ///< by position; at least one, so that every finding
                                           ///< has a home

    [[nodiscard]] int count(Severity severity) const;
    /// What is known of document number @p document, or of its first handoff; null when nothing is
    /// said of it.
    [[nodiscard]] const DocumentReport *of(int document) const;

    friend bool operator==(const Report &, const Report &) = default;
};

/// Checks every document of @p parsed: recognise, canonical names, schema, named rules, findings,
/// verdict. Of Markdown only those blocks count that are handoffs, or were meant to be; others are
/// left out. Pure but for the files next to CheckSettings::filePath; thread-safe.
[[nodiscard]] Report check(const QByteArray &bytes, const ParsedText &parsed,
                           const ProtocolCatalog &catalog, const CheckSettings &settings = {},
                           const std::atomic_bool *stop = nullptr);

} // namespace baton
