// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/form/rows/formfields.h"
#include "models/form/rows/formmodel.h"

namespace baton {

/// The findings of a document's report by field, and their counts for all ancestors.
class FieldFindings
{
public:
    FieldFindings(const DocumentReport &report, const Tree &tree, const FormState &state);

    /// The findings at @p entry, under its actual or canonical key.
    [[nodiscard]] std::vector<FieldFinding> at(const FormEntry &entry) const;
    [[nodiscard]] std::vector<FieldFinding> at(const JsonPointer &path) const;
    /// The numbers of findings and open values at @p path and below. At the root, these include the
    /// text around the document, which belongs to no section.
    [[nodiscard]] RowCounts below(const JsonPointer &path) const { return m_tallies.value(path); }
    /// The open part of the value at @p path, or null.
    [[nodiscard]] const UnfilledValue *openAt(const JsonPointer &path) const
    {
        return m_open.at(path);
    }
    /// True if a finding requires @p entry or content in it, whatever the schema says.
    [[nodiscard]] bool demands(const FormEntry &entry) const;

private:
    void count(const JsonPointer &field, const RowCounts &tally);

    Placeholders m_open;
    QHash<JsonPointer, std::vector<const Finding *>> m_byField;
    QHash<JsonPointer, RowCounts> m_tallies;
};

} // namespace baton
