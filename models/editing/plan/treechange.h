// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/noderun.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::edit {

/// The value that a document should have after edits of its tree.
class TreeChange
{
public:
    /// The effect of applying @p edits in order to document number @p document of @p before.
    TreeChange(const ParsedText &before, int document, std::vector<TreeEdit> edits);
    /// Replaces the value of the document by @p value.
    TreeChange(const ParsedText &before, int document, Value value);

    [[nodiscard]] int document() const { return m_document; }
    /// Computed on first use. Fails if an edit cannot be applied.
    [[nodiscard]] const Result<Value> &value() const;
    /// The intended value of the entries of @p run, as a map or list of only these. nullopt if an
    /// edit affects anything else, or if isArranging().
    [[nodiscard]] std::optional<Value> valueOf(const NodeRun &run) const;

private:
    const ParsedText &m_before;
    int m_document;
    std::vector<TreeEdit> m_edits;
    mutable std::optional<Result<Value>> m_value;
};

/// True if the format may rearrange more of the document than the value at @p edit, so that the
/// whole documents must be compared. False if one text replaces another.
[[nodiscard]] bool isArranging(const SourceDocument &before, const TreeEdit &edit);

/// The value of the entries of @p run in @p tree, as a map or list of only these.
[[nodiscard]] Value valueOf(const Tree &tree, const NodeRun &run);

} // namespace baton::edit
