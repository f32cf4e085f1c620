// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// An issue about a document of unknown kind whose root key is misspelt, such as "Handoff" or
/// "nexus-to-arena-handoff". The fix renames the key.
[[nodiscard]] std::optional<SyntaxIssue> misspeltRoot(const QByteArray &bytes, const Tree &tree,
                                                      const ProtocolCatalog &catalog);

} // namespace baton
