// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// The text edits that put document number @p document under the key @p key: a line above, and
/// everything else moved to the right. Proven by parsing; nothing when impossible.
[[nodiscard]] std::optional<TextEdits> wrapEdits(const QByteArray &bytes, const ParsedText &parsed,
                                                 int document, const QString &key);

/// The edits that move the entries after @p key, the first key of document number @p document,
/// below it; nothing if it has a value, or if the meaning of the text would change.
[[nodiscard]] std::optional<TextEdits>
indentEdits(const QByteArray &bytes, const ParsedText &parsed, int document, const QString &key);

} // namespace baton
