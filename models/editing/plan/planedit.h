// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "models/values/textedit.h"

namespace baton {

/// A text after some edits.
struct EditedText
{
    TextEdits edits;   ///< edits of the original text; empty if no byte changes
    QByteArray bytes;  ///< text after the edits
    ParsedText parsed; ///< result of parsing bytes
};

/// Applies @p edits in order to document number @p document of @p bytes; all or none. Each edit
/// applies to the result of the previous one. Matches indentation, quoting and line ends. Parses
/// the result and verifies that the tree is the intended one and that the other documents are
/// unchanged. Fails with the reason if no such text edits are found.
[[nodiscard]] Result<EditedText> editedText(const QByteArray &bytes, const ParsedText &parsed,
                                            int document, const std::vector<TreeEdit> &edits);

/// Returns only the text edits of editedText().
[[nodiscard]] Result<TextEdits> planEdits(const QByteArray &bytes, const ParsedText &parsed,
                                          int document, const std::vector<TreeEdit> &edits);
[[nodiscard]] Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed,
                                         int document, const TreeEdit &edit);

} // namespace baton
