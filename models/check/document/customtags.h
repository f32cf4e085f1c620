// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The application-specific tags ("!important") in @p tree, a YAML document in @p bytes. Safe YAML
/// loaders refuse the whole document because of one. Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> customTags(const QByteArray &bytes, const Tree &tree);

} // namespace baton
