// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// The characters of @p text, valid UTF-8, that YAML allows nowhere, not even in comments
/// (YAML 1.2, 5.1): control characters but tab, line ends and NEL, and U+FFFE and U+FFFF. One issue
/// about the first of them, whose fix removes all, and with an escape character the terminal
/// sequence that it starts. The first line of @p text has the number @p firstLine.
[[nodiscard]] std::optional<SyntaxIssue> forbiddenCharacters(const QByteArray &text,
                                                             int firstLine = 1);

} // namespace baton
