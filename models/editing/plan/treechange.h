// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/noderun.h"
#include "models/tree/treeedit.h"

#include <optional>

namespace baton::edit {

/// The value that a document is to have after some edits of its tree.
class TreeChange
{
public:
    /// The change by @p edits, one after the other, of document number @p document of @p before.
    TreeChange(const ParsedText &before, int document, std::vector<TreeEdit> edits);
    /// The change after which the document says @p value.
    TreeChange(const ParsedText &before, int document, Value value);

    [[nodiscard]] int document() const { return m_document; }
    /// Fails when an edit cannot be carried out. Made once, when it is first asked for.
    [[nodiscard]] const Result<Value> &value() const;
    /// The wanted value of the entries of @p run: a map or list of them alone. Nothing when an edit
    /// is about something else, too, or isArranging().
    [[nodiscard]] std::optional<Value> valueOf(const NodeRun &run) const;

private:
    const ParsedText &m_before;
    int m_document;
    std::vector<TreeEdit> m_edits;
    mutable std::optional<Result<Value>> m_value;
};

/// True where the format may arrange more of the document than the value at the place of @p edit,
/// so that only the whole can be compared. It does not for one text instead of another.
[[nodiscard]] bool isArranging(const SourceDocument &before, const TreeEdit &edit);

/// The value of the entries of @p run in @p tree: a map or list of them alone.
[[nodiscard]] Value valueOf(const Tree &tree, const NodeRun &run);

} // namespace baton::edit
