// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/formats/xml/xmltext.h"

namespace baton::xml {

/// Makes the text in @p range, which is all that its element holds, read as @p value: of the lines
/// that change only the words that do, so that all others keep every byte. CDATA sections that are
/// left with something stay, and so do comments; where nearly all is new around them, it is written
/// in one piece. The comment of a line that goes stands behind the line before it: a line of its
/// own would be an empty one of the value. Nothing where lines cannot say the value so.
[[nodiscard]] std::optional<TextEdits> changedInLines(const edit::NodeLayout &layout,
                                                      ByteRange range, const DecodedText &value,
                                                      const QByteArray &newline);

} // namespace baton::xml
