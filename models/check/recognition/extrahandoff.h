// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// The entries of @p tree, of @p kind, that hold a handoff of their own beside the one that is
/// read, under a key that no receiver looks for.
[[nodiscard]] std::vector<SyntaxIssue> secondHandoffs(const QByteArray &bytes, const Tree &tree,
                                                      const Kind &kind,
                                                      const ProtocolCatalog &catalog);
/// True where what stands below the entries of @p tree is a handoff's, but for its root key.
[[nodiscard]] bool lacksOnlyItsRoot(const QByteArray &bytes, const Tree &tree,
                                    const ProtocolCatalog &catalog);

} // namespace baton
