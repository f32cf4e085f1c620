// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <optional>

namespace baton::edit {

/// A single list of edits with the effect of @p first followed by @p second. The offsets of @p
/// second refer to the text after @p first.
[[nodiscard]] TextEdits composed(const TextEdits &first, const TextEdits &second);

/// Joins lists of edits of the same text. Texts inserted at one offset keep the order of the lists.
/// nullopt if edits overlap.
[[nodiscard]] std::optional<TextEdits> merged(const std::vector<TextEdits> &lists);

/// @p edits without unchanged bytes at the ends of each edit.
[[nodiscard]] TextEdits minimized(QByteArrayView bytes, const TextEdits &edits);

} // namespace baton::edit
