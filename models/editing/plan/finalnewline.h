// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/proof.h"

#include <vector>

namespace baton::edit {

/// A YAML file may end without a line end, and a block scalar there ("|" or ">") has none in its
/// value. What @p edits write behind it, or in its place, would give it one or take it away: the
/// same edits with a "-" behind the "|", and with a line end at the end of the file.
[[nodiscard]] std::vector<TextEdits> withLastLine(const ParsedSource &before,
                                                  const TextEdits &edits);

} // namespace baton::edit
