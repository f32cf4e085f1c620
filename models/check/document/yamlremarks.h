// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

/// What readers of YAML accept and an agent did not mean. None of it is fatal.
namespace baton {

/// The root keys of @p tree, a YAML document in @p bytes, that are sentences around a handoff:
/// "Here is the handoff:".
[[nodiscard]] std::vector<SyntaxIssue> sentenceKeys(const QByteArray &bytes, const Tree &tree);
/// The application-specific tags ("!important") in @p tree, a YAML document in @p bytes. Safe YAML
/// loaders refuse the whole document because of one.
[[nodiscard]] std::vector<SyntaxIssue> customTags(const QByteArray &bytes, const Tree &tree);
/// The values and keys of @p tree, a YAML document in @p bytes, in typographic quotes (“plan”),
/// which are ordinary characters in YAML; in brackets also values that a comma within such quotes
/// splits.
[[nodiscard]] std::vector<SyntaxIssue> typographicQuotes(const QByteArray &bytes, const Tree &tree);

} // namespace baton
