// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/textedit.h"

namespace baton::edit {

/// The edits that do to a text what @p first and then @p second, which refers to the text after
/// @p first, would do.
[[nodiscard]] TextEdits composed(const TextEdits &first, const TextEdits &second);

/// @p edits without the bytes at their ends that stay as they are.
[[nodiscard]] TextEdits minimized(QByteArrayView bytes, const TextEdits &edits);

} // namespace baton::edit
