// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The values and keys of @p tree, a YAML document of @p bytes, that stand in typographic quotes
/// (“plan”), which YAML takes for letters of the text; in brackets also those that a comma within
/// the quotes splits. Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> typographicQuotes(const QByteArray &bytes, const Tree &tree);

} // namespace baton
