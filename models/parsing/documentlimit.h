// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

/// The issue of a text that contains more documents, fenced blocks or values than are read: each
/// takes far more memory than its few bytes. It is found before any of them is parsed.
[[nodiscard]] std::optional<SyntaxIssue> documentCountIssue(const QByteArray &bytes, Format format,
                                                            int firstLine);

} // namespace baton
