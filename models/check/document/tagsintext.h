// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

struct CheckInput;
struct Kind;

/// @p issue of the XML that was read as @p tree, if it tells of a tag that is never closed and
/// that is rather a part of a text, as "<String>" in "a List<String>": no field of @p kind has its
/// name, and it stands in one that takes text alone. It offers to escape the tag; nothing for any
/// other issue.
[[nodiscard]] std::optional<SyntaxIssue> tagInText(const CheckInput &input, const Tree &tree,
                                                   const SyntaxIssue &issue, const Kind &kind);

} // namespace baton
