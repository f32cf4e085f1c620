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
    JsonPointer base; ///< where the kind's fields stand: a kind may be wrapped in another map, and
                      ///< a document may hold several handoffs, each under a root key
    bool isOverridden = false;
    Recognition recognition; ///< why it is taken for that
    bool isMeant = true;     ///< false when it is no handoff and does not even look like one: its
                             ///< mistakes are notes, and nothing is mended in it unasked
    int document = 0;        ///< position in ParsedText::documents
    QString root;            ///< see HandoffId
    int line = 1;
    std::vector<Finding> findings; ///< by position
    Placeholders open;             ///< what is still to be filled in
    Verdict verdict;
    std::vector<PossibleOutcome> prospects; ///< where something is open: what follows if it is sent
                                            ///< like this, and once it is filled in

    [[nodiscard]] HandoffId place() const { return {document, root}; }
    [[nodiscard]] int count(Severity severity) const;

    friend bool operator==(const DocumentReport &, const DocumentReport &) = default;
};

/// The result of checking one file.
struct Report
{
    std::vector<DocumentReport> documents; ///< by position; at least one, so that every finding
                                           ///< has a home

    [[nodiscard]] int count(Severity severity) const;
    /// The report of document number @p document, or of its first handoff; null if there is none.
    [[nodiscard]] const DocumentReport *of(int document) const;
    /// The report of the handoff at @p place, or else of its document's first one.
    [[nodiscard]] const DocumentReport *at(const HandoffId &place) const;
    /// The report of the handoff that holds @p path of document number @p document.
    [[nodiscard]] const DocumentReport *holding(int document, const JsonPointer &path) const;
    /// True when document number @p document holds several handoffs.
    [[nodiscard]] bool hasSeveral(int document) const;

    friend bool operator==(const Report &, const Report &) = default;
};

} // namespace baton
