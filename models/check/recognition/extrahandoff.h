// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// The entries of @p tree, of @p kind, that contain another handoff under a key that no receiver
/// reads.
[[nodiscard]] std::vector<SyntaxIssue> secondHandoffs(const QByteArray &bytes, const Tree &tree,
                                                      const Kind &kind,
                                                      const ProtocolCatalog &catalog);
/// True if a handoff that only lacks its root key is below the entries of @p tree.
[[nodiscard]] bool lacksOnlyItsRoot(const QByteArray &bytes, const Tree &tree,
                                    const ProtocolCatalog &catalog);

} // namespace baton
