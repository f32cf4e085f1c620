// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// The issue of a document of no known kind whose root key is a misspelt one of a kind: "Handoff",
/// "nexus-to-arena-handoff". The fix renames it.
[[nodiscard]] std::optional<SyntaxIssue> misspeltRoot(const QByteArray &bytes, const Tree &tree,
                                                      const ProtocolCatalog &catalog);

} // namespace baton
