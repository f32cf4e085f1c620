// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The keys at the root of @p tree, a YAML document of @p bytes, that are sentences before a
/// handoff or behind it: "Here is the handoff:". Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> sentenceKeys(const QByteArray &bytes, const Tree &tree);

} // namespace baton
