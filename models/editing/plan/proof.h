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

/// The result of applying @p edits to @p before, if it is exactly the intended one: the document
/// has the value @p wanted, scalars outside the edits keep their spelling, other documents are
/// unchanged, and there is no new issue. Parses only a part of the text if that is enough.
[[nodiscard]] std::optional<ProvenText> proven(const ParsedSource &before, const TextEdits &edits,
                                               const TreeChange &wanted);

/// Like proven(), but always parses the whole text.
[[nodiscard]] std::optional<ProvenText>
provenByFullParse(const ParsedSource &before, const TextEdits &edits, const TreeChange &wanted);

} // namespace baton::edit
