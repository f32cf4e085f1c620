// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/openplaces.h"
#include "models/findings/finding.h"
#include "models/findings/verdict.h"
#include "models/protocol/pack/recognition.h"
#include "models/tree/parsedtext.h"

#include <memory>
#include <optional>

namespace baton {

class ProtocolCatalog;

/// One handoff of a file, by what stays while the file is edited.
struct HandoffPlace
{
    int document = 0; ///< position in ParsedText::documents
    QString root;     ///< the root key that it stands under, where each is a handoff of its own

    friend bool operator==(const HandoffPlace &, const HandoffPlace &) = default;
};

/// What the reader decided of one handoff over its head.
struct HandoffChoice
{
    HandoffPlace place;
    QString kind;    ///< kind id; empty: recognise
    int attempt = 0; ///< 0: as the document or its session tell

    friend bool operator==(const HandoffChoice &, const HandoffChoice &) = default;
};

using HandoffChoices = std::vector<HandoffChoice>;

/// What the reader decided over the file's head.
struct CheckSettings
{
    QString
        filePath; ///< absolute; resolves relative paths and finds the session's state; may be empty
    QString kindOverride;    ///< of every handoff: kind id; empty: recognise
    int attemptOverride = 0; ///< of every handoff; 0: as the document or its session tell
    HandoffChoices choices;  ///< of single ones, before the two above
    qint64 memoryMb = 0;     ///< memory of the machine that runs the work; 0: not known
    QString
        schemaFile; ///< an XML Schema to judge XML kinds by; empty: the workspace's or their own
    /// Of a new document: the fields that were visited since it was made. What is still to be
    /// filled in of others is no mistake yet. Nothing for a document that was saved once.
    std::optional<QSet<JsonPointer>> visited;
    bool touchesDisk = true; ///< false: checksums and neighbours are not looked at

    /// What was decided of the handoff at @p place.
    [[nodiscard]] HandoffChoice choiceFor(const HandoffPlace &place) const;

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
    Recognition recognition; ///< why it is taken for that
    bool isMeant = true;     ///< false when it is no handoff and does not even look like one: its
                             ///< mistakes are notes, and nothing is mended in it unasked
    int document = 0;        ///< position in ParsedText::documents
    QString root;            ///< see HandoffPlace
    int line = 1;
    std::vector<Finding> findings; ///< by position
    OpenPlaces open;               ///< what is still to be filled in
    Verdict verdict;
    std::vector<Outlook> prospects; ///< where something is open: what follows if it is sent like
                                    ///< this, and once it is filled in

    [[nodiscard]] HandoffPlace place() const { return {document, root}; }
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
    /// What is known of the handoff at @p place, or else of its document's first one.
    [[nodiscard]] const DocumentReport *at(const HandoffPlace &place) const;
    /// What is known of the handoff that holds @p path of document number @p document.
    [[nodiscard]] const DocumentReport *holding(int document, const JsonPointer &path) const;
    /// True when document number @p document holds several handoffs.
    [[nodiscard]] bool hasSeveral(int document) const;

    friend bool operator==(const Report &, const Report &) = default;
};

/// Checks every document of @p parsed: recognise, canonical names, schema, named rules, findings,
/// verdict. Of Markdown only those blocks count that are handoffs, or were meant to be; others are
/// left out. Pure but for the files next to CheckSettings::filePath; thread-safe.
[[nodiscard]] Report check(const QByteArray &bytes, const ParsedText &parsed,
                           const ProtocolCatalog &catalog, const CheckSettings &settings = {},
                           const std::atomic_bool *stop = nullptr);

} // namespace baton
