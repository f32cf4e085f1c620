// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/fieldfindings.h"

#include "models/editor/snapshot/rejectedinput.h"

#include <algorithm>

namespace baton {

namespace {

RowCounts tallyOf(const Finding &finding)
{
    RowCounts tally;
    tally.errors = finding.severity == Severity::Error;
    tally.warnings = finding.severity == Severity::Warning;
    tally.notes = finding.severity == Severity::Note;
    return tally;
}

} // namespace

FieldFindings::FieldFindings(const DocumentReport &report, const Tree &tree, const FormState &state)
    : m_open(report.open)
{
    for (const UnfilledValue &place : m_open.all()) {
        RowCounts tally;
        tally.open = 1;
        count(place.path, tally);
    }
    for (const Finding &finding : report.findings) {
        for (const Finding &part : finding.each()) {
            const JsonPointer field = part.fieldPath();
            const NodeId node = tree.find(field);
            // The note about an absent optional field is shown only after the field is added.
            if (node == noNode && part.severity == Severity::Note && !state.shown.contains(field)) {
                continue;
            }
            // The field itself shows why its text was rejected; the banner shows what prevents
            // parsing.
            if (part.rule != rejectedInputRule() && !part.breaksParsing) {
                m_byField[field].push_back(&part);
            }
            count(field, tallyOf(part));
        }
    }
}

void FieldFindings::count(const JsonPointer &field, const RowCounts &tally)
{
    for (JsonPointer place = field;; place = place.parent()) {
        m_tallies[place] += tally;
        if (place.isRoot()) {
            return;
        }
    }
}

std::vector<FieldFinding> FieldFindings::at(const JsonPointer &path) const
{
    std::vector<FieldFinding> issues;
    const auto found = m_byField.constFind(path);
    if (found == m_byField.cend()) {
        return issues;
    }
    for (const Finding *finding : *found) {
        issues.push_back({finding->severity, finding->rule, finding->message, finding->fixes});
    }
    return issues;
}

std::vector<FieldFinding> FieldFindings::at(const FormEntry &entry) const
{
    std::vector<FieldFinding> issues = at(entry.path);
    if (entry.canonicalPath != entry.path) {
        const std::vector<FieldFinding> more = at(entry.canonicalPath);
        issues.insert(issues.end(), more.begin(), more.end());
    }
    std::ranges::stable_sort(issues, std::ranges::greater(), &FieldFinding::severity);
    return issues;
}

bool FieldFindings::demands(const FormEntry &entry) const
{
    if (const UnfilledValue *open = openAt(entry.path)) {
        return open->fill == Completeness::Missing || open->fill == Completeness::Empty;
    }
    return !entry.isPresent() && std::ranges::any_of(at(entry), [](const FieldFinding &issue) {
        return issue.severity == Severity::Error;
    });
}

} // namespace baton
