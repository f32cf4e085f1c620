// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/formissues.h"

#include "models/editor/untakentext.h"

#include <algorithm>

namespace baton {

namespace {

bool isEmptyAt(const Tree &tree, NodeId id)
{
    id = resolvedNode(tree, id);
    return id == noNode || (tree.at(id).text.trimmed().isEmpty() && tree.at(id).children.empty());
}

/// A list that is there, and holds nothing: an error about it asks for entries.
bool isEmptyList(const Tree &tree, NodeId id)
{
    id = resolvedNode(tree, id);
    return id != noNode && tree.at(id).type == ValueType::List && tree.at(id).children.empty();
}

} // namespace

FormIssues::FormIssues(const std::vector<Finding> &findings, const Tree &tree,
                       const FormState &state)
{
    for (const Finding &finding : findings) {
        const JsonPointer field = finding.fieldPath();
        if (finding.rule == untakenRule()) {
            count(finding); // the field itself says it, with a way to take it back
            continue;
        }
        const NodeId node = tree.isEmpty() ? noNode : tree.find(field);
        // The note about an absent optional field waits behind "Add to …".
        if (node == noNode && finding.severity == Severity::Note && !state.shown.contains(field)) {
            continue;
        }
        if (state.isQuiet && finding.severity == Severity::Error && isEmptyAt(tree, node)
            && !state.visited.contains(field)) {
            m_quiet.insert(field);
            continue;
        }
        if (finding.severity == Severity::Error && isEmptyList(tree, node)) {
            m_unfilled.insert(field);
        }
        m_byField[field].push_back(&finding);
        count(finding);
    }
}

void FormIssues::count(const Finding &finding)
{
    for (JsonPointer place = finding.fieldPath();; place = place.parent()) {
        Tally &tally = m_tallies[place];
        tally.errors += finding.severity == Severity::Error;
        tally.warnings += finding.severity == Severity::Warning;
        tally.notes += finding.severity == Severity::Note;
        if (place.isRoot()) {
            return;
        }
    }
}

std::vector<FieldIssue> FormIssues::at(const JsonPointer &path) const
{
    std::vector<FieldIssue> issues;
    const auto found = m_byField.constFind(path);
    if (found == m_byField.cend()) {
        return issues;
    }
    for (const Finding *finding : *found) {
        issues.push_back({finding->severity, finding->rule, finding->message, finding->fixes});
    }
    return issues;
}

std::vector<FieldIssue> FormIssues::at(const FormEntry &entry) const
{
    std::vector<FieldIssue> issues = at(entry.path);
    if (entry.canonicalPath != entry.path) {
        const std::vector<FieldIssue> more = at(entry.canonicalPath);
        issues.insert(issues.end(), more.begin(), more.end());
    }
    std::ranges::stable_sort(issues, std::ranges::greater(), &FieldIssue::severity);
    return issues;
}

bool FormIssues::demands(const FormEntry &entry) const
{
    return entry.isPresent() ? m_unfilled.contains(entry.path)
                             : hasError(entry) || m_quiet.contains(entry.path);
}

bool FormIssues::hasError(const FormEntry &entry) const
{
    return std::ranges::any_of(
        at(entry), [](const FieldIssue &issue) { return issue.severity == Severity::Error; });
}

} // namespace baton
