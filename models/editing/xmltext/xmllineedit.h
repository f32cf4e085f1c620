// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/formats/xml/xmltext.h"

namespace baton::xml {

/// Changes the text in @p range, the whole content of an element, to read as @p value. In changed
/// lines only the changed words are replaced; all other lines keep every byte. Comments stay, and
/// so do CDATA sections that are not empty. If nearly all text beside comments or sections is new,
/// it is replaced in one piece. The comment of a removed line moves behind the previous line,
/// because an own line would add an empty line to the value. nullopt if edits of lines cannot
/// produce the value.
[[nodiscard]] std::optional<TextEdits> changedInLines(const edit::NodeLayout &layout,
                                                      ByteRange range, const DecodedText &value,
                                                      const QByteArray &newline);

} // namespace baton::xml
