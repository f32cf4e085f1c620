// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// The tags in @p tree, a YAML document of @p bytes, that are an application's own ("!important"):
/// who reads YAML safely refuses the whole document for one. Never fatal.
[[nodiscard]] std::vector<SyntaxIssue> customTags(const QByteArray &bytes, const Tree &tree);

} // namespace baton
