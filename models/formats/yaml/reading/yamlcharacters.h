// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// An issue about characters of @p text (valid UTF-8) that YAML does not allow, not even in
/// comments (YAML 1.2, 5.1): control characters except tab, line ends and NEL, and U+FFFE and
/// U+FFFF. It concerns the first of them; its fix removes all, and terminal sequences as a whole.
/// The first line of @p text has the number @p firstLine.
[[nodiscard]] std::optional<SyntaxIssue> forbiddenCharacters(const QByteArray &text,
                                                             int firstLine = 1);

} // namespace baton
