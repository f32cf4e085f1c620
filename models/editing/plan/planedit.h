// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"
#include "models/values/textedit.h"

namespace baton {

/// A text after some edits.
struct EditedText
{
    TextEdits edits;   ///< edits of the original text; empty: it has the requested values already
    QByteArray bytes;  ///< text after the edits
    ParsedText parsed; ///< result of parsing bytes
};

/// Applies @p edits to document number @p document of @p bytes, each to the result of the one
/// before; all or none. Matches indentation, quoting and line ends. The result is proven by parsing
/// it: the tree is the intended one, and every other document is unchanged. Fails with the reason
/// if no such text edits were found.
[[nodiscard]] Result<EditedText> editedText(const QByteArray &bytes, const ParsedText &parsed,
                                            int document, const std::vector<TreeEdit> &edits);

/// The text edits of editedText().
[[nodiscard]] Result<TextEdits> planEdits(const QByteArray &bytes, const ParsedText &parsed,
                                          int document, const std::vector<TreeEdit> &edits);
[[nodiscard]] Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed,
                                         int document, const TreeEdit &edit);

} // namespace baton
