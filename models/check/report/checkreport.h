// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checksettings.h"
#include "models/check/values/placeholders.h"
#include "models/findings/finding.h"
#include "models/findings/verdict.h"
#include "models/protocol/pack/recognition.h"

namespace baton {

/// The result of checking one document in a file.
struct DocumentReport
{
    QString protocol; ///< protocol id, "" when not a handoff
    QString kind;     ///< kind id, "" when not recognised
    JsonPointer base; ///< pointer to the map with the kind's fields; not the root if the kind is
                      ///< wrapped, or if the document has several handoffs with a root key each
    bool isOverridden = false;
    Recognition recognition; ///< the facts that decided the kind
    bool isMeant = true;     ///< false if the document neither is a handoff nor looks like one; its
                             ///< mistakes are notes, and fixes are only applied on request
    int document = 0;        ///< position in ParsedText::documents
    QString root;            ///< see HandoffId
    int line = 1;
    std::vector<Finding> findings; ///< by position
    Placeholders open;             ///< placeholders that are not filled in yet
    Verdict verdict;
    std::vector<PossibleOutcome> prospects; ///< outcomes if an incomplete document is sent as it
                                            ///< is, and after it is filled in

    [[nodiscard]] HandoffId place() const { return {document, root}; }
    [[nodiscard]] int count(Severity severity) const;

    friend bool operator==(const DocumentReport &, const DocumentReport &) = default;
};

/// The result of checking one file.
struct Report
{
    std::vector<DocumentReport>
        documents; ///< by position; at least one, so that each finding belongs to a document

    [[nodiscard]] int count(Severity severity) const;
    /// The report of document number @p document, or of its first handoff; null if there is none.
    [[nodiscard]] const DocumentReport *of(int document) const;
    /// The report of the handoff at @p place, else of the first handoff of its document.
    [[nodiscard]] const DocumentReport *at(const HandoffId &place) const;
    /// The report of the handoff that contains @p path of document number @p document.
    [[nodiscard]] const DocumentReport *holding(int document, const JsonPointer &path) const;
    /// True if document number @p document contains several handoffs.
    [[nodiscard]] bool hasSeveral(int document) const;

    friend bool operator==(const Report &, const Report &) = default;
};

} // namespace baton
