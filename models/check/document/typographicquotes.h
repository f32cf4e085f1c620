// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The values and keys of @p tree, a YAML document in @p bytes, in typographic quotes (“plan”),
/// which are ordinary characters in YAML; in brackets also values that a comma within such quotes
/// splits. Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> typographicQuotes(const QByteArray &bytes, const Tree &tree);

} // namespace baton
