// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/treechange.h"

#include <optional>

namespace baton::edit {

/// A text and what it says, kept elsewhere.
struct ParsedSource
{
    const QByteArray &bytes;
    const ParsedText &parsed;
};

/// A text after edits that do what was meant, and what it says.
struct ProvenText
{
    QByteArray bytes;
    ParsedText parsed;
};

/// @p before with @p edits, when that is exactly what was meant: the document reads as @p wanted,
/// every value outside the edits is still spelt as it was, the other documents are the same, and
/// there is no issue more. Where only a part of the text has to be read again for that, no more is
/// read.
[[nodiscard]] std::optional<ProvenText> proven(const ParsedSource &before, const TextEdits &edits,
                                               const TreeChange &wanted);

/// The same, with all of the text read again.
[[nodiscard]] std::optional<ProvenText>
provenByFullParse(const ParsedSource &before, const TextEdits &edits, const TreeChange &wanted);

} // namespace baton::edit
