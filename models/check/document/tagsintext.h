// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

struct CheckInput;
struct Kind;

/// @p issue about an unclosed tag in the XML of @p tree, with a fix that escapes the tag, if the
/// tag is probably text, like "<String>" in "a List<String>": no field of @p kind has its name, and
/// the field around it accepts only text. nullopt for other issues.
[[nodiscard]] std::optional<SyntaxIssue> tagInText(const CheckInput &input, const Tree &tree,
                                                   const SyntaxIssue &issue, const Kind &kind);

} // namespace baton
