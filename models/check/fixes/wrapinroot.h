// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// The edits that move document number @p document below the key @p key: a line above, and all
/// other lines indented. Proven by parsing; nullopt if impossible.
[[nodiscard]] std::optional<TextEdits> wrapEdits(const QByteArray &bytes, const ParsedText &parsed,
                                                 int document, const QString &key);

/// The edits that indent the entries behind @p key, the first key of document number @p document,
/// so that they are below it. nullopt if the key has a value, or if other content would change.
[[nodiscard]] std::optional<TextEdits>
indentEdits(const QByteArray &bytes, const ParsedText &parsed, int document, const QString &key);

} // namespace baton
