// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/parse.h"

namespace baton {

/// Document number @p document of @p bytes as a fenced code block of Markdown, with the language of
/// its format and fences longer than any in it. Of a block in Markdown, without what stands before
/// its lines there. The whole text when there is no such document.
[[nodiscard]] QByteArray fencedCopy(const QByteArray &bytes, const ParsedText &parsed,
                                    int document);

} // namespace baton
