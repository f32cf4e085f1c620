// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// Issues about entries of @p tree, a document of @p kind, that contain another handoff below a key
/// that no receiver reads.
[[nodiscard]] std::vector<SyntaxIssue> secondHandoffs(const QByteArray &bytes, const Tree &tree,
                                                      const Kind &kind,
                                                      const ProtocolCatalog &catalog);
/// True if the entries of @p tree contain a handoff in which only the root key is wrong.
[[nodiscard]] bool lacksOnlyItsRoot(const QByteArray &bytes, const Tree &tree,
                                    const ProtocolCatalog &catalog);

} // namespace baton
