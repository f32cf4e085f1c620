// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <optional>

namespace baton::edit {

/// One list of edits with the effect of @p first and then @p second, which refers to the text after
/// @p first.
[[nodiscard]] TextEdits composed(const TextEdits &first, const TextEdits &second);

/// Joins lists of edits of the same text; texts inserted at one place keep the order of the lists.
/// Nothing: they overlap.
[[nodiscard]] std::optional<TextEdits> merged(const std::vector<TextEdits> &lists);

/// @p edits without unchanged bytes at their ends.
[[nodiscard]] TextEdits minimized(QByteArrayView bytes, const TextEdits &edits);

} // namespace baton::edit
