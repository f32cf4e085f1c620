// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// The text edits after which document number @p document is a map with the one entry @p key, whose
/// value is what the document was: a line above, and everything else moved to the right. Proven by
/// parsing again; nothing when that cannot be done.
[[nodiscard]] std::optional<TextEdits> wrapEdits(const QByteArray &bytes, const ParsedText &parsed,
                                                 int document, const QString &key);

/// The edits that move the entries behind the key @p key, the first of document number @p document,
/// below it; nothing where it has a value, or where the text would then mean something else.
[[nodiscard]] std::optional<TextEdits>
indentEdits(const QByteArray &bytes, const ParsedText &parsed, int document, const QString &key);

} // namespace baton
