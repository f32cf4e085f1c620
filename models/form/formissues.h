// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/formentries.h"
#include "models/form/formmodel.h"

namespace baton {

/// The findings of a document by the field they belong to, and counted for everything above it.
class FormIssues
{
public:
    FormIssues(const std::vector<Finding> &findings, const Tree &tree, const FormState &state);

    /// What is said at @p entry, under its own or its canonical key.
    [[nodiscard]] std::vector<FieldIssue> at(const FormEntry &entry) const;
    [[nodiscard]] std::vector<FieldIssue> at(const JsonPointer &path) const;
    /// The counts of findings at @p path and below it.
    [[nodiscard]] Tally below(const JsonPointer &path) const { return m_tallies.value(path); }
    /// True when an error at @p entry, shown or not yet, says that it has to be there, or that it
    /// has to hold something.
    [[nodiscard]] bool demands(const FormEntry &entry) const;
    [[nodiscard]] bool hasError(const FormEntry &entry) const;

private:
    void count(const Finding &finding);

    QHash<JsonPointer, std::vector<const Finding *>> m_byField;
    QHash<JsonPointer, Tally> m_tallies;
    QSet<JsonPointer> m_quiet;    ///< has errors that are not shown yet
    QSet<JsonPointer> m_unfilled; ///< are lists without entries, which is an error
};

} // namespace baton
