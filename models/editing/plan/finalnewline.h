// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/proof.h"

#include <vector>

namespace baton::edit {

/// Variants of @p edits for a YAML file without a final line end. The value of a block scalar at
/// the end of such a file has no final line end, and @p edits may add or remove one. The first
/// variant gives the scalar the strip indicator "-"; the second ends the file with a line end.
/// Empty if neither applies.
[[nodiscard]] std::vector<TextEdits> withLastLine(const ParsedSource &before,
                                                  const TextEdits &edits);

} // namespace baton::edit
