// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/treechange.h"

#include <optional>

namespace baton::edit {

/// A text and its parse result, both not owned.
struct ParsedSource
{
    const QByteArray &bytes;
    const ParsedText &parsed;
};

/// The text after proven edits, and its parse result.
struct ProvenText
{
    QByteArray bytes;
    ParsedText parsed;
};

/// @p before with @p edits, if the result is exactly the intended one: the document has the value
/// @p wanted, values outside of the edits keep their spelling, other documents are unchanged, and
/// no issue is new. Parses only a part if that is enough.
[[nodiscard]] std::optional<ProvenText> proven(const ParsedSource &before, const TextEdits &edits,
                                               const TreeChange &wanted);

/// The same by parsing the whole text.
[[nodiscard]] std::optional<ProvenText>
provenByFullParse(const ParsedSource &before, const TextEdits &edits, const TreeChange &wanted);

} // namespace baton::edit
