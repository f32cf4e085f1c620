// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The part of FormController about fixes, and where they lead.
#include "models/editor/completion/nodeat.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/form/editing/formcontroller.h"

#include <algorithm>

namespace baton {

void FormController::applyFix(const Fix &fix)
{
    const std::optional<JsonPointer> missing = missingFor(fix);
    const std::optional<PathStep> rename = renameOf(fix);
    if (!mend(fix, rename)) {
        return;
    }
    if (rename) {
        goOnAt(rename->placeForth, false);
    } else if (missing) {
        goOnAt(*missing, true);
    }
}

void FormController::applyFixFromAfar(const Fix &fix)
{
    mend(fix, renameOf(fix));
}

/// False where @p fix was refused, or where its reader is led to what it leaves to be filled in.
bool FormController::mend(const Fix &fix, const std::optional<PathStep> &rename)
{
    m_isFixing = true; // that of a long text is applied later
    if (const Outcome outcome = m_document.applyFix(fix); !outcome) {
        m_isFixing = false;
        Q_EMIT failed(outcome.error());
        return false;
    }
    if (m_document.isFixing()) {
        return false;
    }
    m_isFixing = false;
    if (rename) {
        noteStep(*rename);
    }
    const bool isToFillIn = m_toFillIn.has_value();
    m_document.settle(); // what is to be filled in is known once it is judged
    return !isToFillIn;
}

/// The field that is not there and that @p fix would insert.
std::optional<JsonPointer> FormController::missingFor(const Fix &fix) const
{
    const auto offersIt = [&](const FieldFinding &issue) {
        return std::ranges::find(issue.fixes, fix) != issue.fixes.end();
    };
    const auto row = std::ranges::find_if(m_model.rows, [&](const FormRow &each) {
        return !each.field.isPresent && std::ranges::any_of(each.field.issues, offersIt);
    });
    return row == m_model.rows.end() ? std::nullopt : std::optional(row->field.path);
}

void FormController::noteFix(const TextEdits &edits)
{
    m_toFillIn = std::exchange(m_isFixing, false)
        ? writtenPlaceholder(m_document.snapshot()->bytes, edits)
        : std::nullopt;
}

/// To what the fix left to be filled in, in whichever handoff that is.
void FormController::goToFillIn()
{
    const qsizetype offset = std::exchange(m_toFillIn, std::nullopt)->begin;
    const std::optional<TreePlace> place = treePlaceAt(m_shown->parsed, offset);
    if (!place) {
        return;
    }
    const DocumentReport *report = m_shown->report.holding(place->document, place->path);
    showHandoff(report ? report->place() : HandoffId{place->document, {}});
    arriveAt(place->path);
}

} // namespace baton
