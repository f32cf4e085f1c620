// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

struct CheckInput;
struct Kind;

/// @p issue of an unclosed tag in the XML of @p tree, with the offer to escape the tag, if it is
/// probably text, as "<String>" in "a List<String>": no field of @p kind has its name, and its
/// field takes text only. Nothing for any other issue.
[[nodiscard]] std::optional<SyntaxIssue> tagInText(const CheckInput &input, const Tree &tree,
                                                   const SyntaxIssue &issue, const Kind &kind);

} // namespace baton
