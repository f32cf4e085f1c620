// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <optional>

namespace baton::edit {

/// The edits that do to a text what @p first and then @p second, which refers to the text after
/// @p first, would do.
[[nodiscard]] TextEdits composed(const TextEdits &first, const TextEdits &second);

/// Several lists of edits of the same text as one, where text inserted twice at a place keeps the
/// order of the lists; nothing when they overlap.
[[nodiscard]] std::optional<TextEdits> merged(const std::vector<TextEdits> &lists);

/// @p edits without the bytes at their ends that stay as they are.
[[nodiscard]] TextEdits minimized(QByteArrayView bytes, const TextEdits &edits);

} // namespace baton::edit
