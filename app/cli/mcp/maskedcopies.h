// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/documentsource.h"

namespace baton {
struct Tree;
}

namespace baton::cli {

/// Fails if a new value in @p call of the tool "set" is copied from a masked answer: it has a mark
/// where the present value in @p tree, the document of @p source, has the secret.
[[nodiscard]] Outcome keepsSecrets(const ToolCall &call, const DocumentSource &source,
                                   const Tree &tree);

} // namespace baton::cli
