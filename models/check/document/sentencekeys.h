// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The root keys of @p tree, a YAML document in @p bytes, that are sentences around a handoff:
/// "Here is the handoff:". Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> sentenceKeys(const QByteArray &bytes, const Tree &tree);

} // namespace baton
