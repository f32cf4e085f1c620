// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// Applies @p edit to @p root, a document in @p format, in place. After a failure @p root is
/// undefined.
[[nodiscard]] Outcome change(Value &root, const TreeEdit &edit, Format format);

/// @p value as it is read back after writing it in the format of document number @p document.
[[nodiscard]] Value meant(Value value, const ParsedText &parsed, int document);

} // namespace baton::edit
