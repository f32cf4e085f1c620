// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// Applies @p edit to @p root, a document in @p format, in place. The content of @p root is
/// undefined after a failure.
[[nodiscard]] Outcome change(Value &root, const TreeEdit &edit, Format format);

/// @p value as a parser reads it back after it is written to document number @p document.
[[nodiscard]] Value meant(Value value, const ParsedText &parsed, int document);

} // namespace baton::edit
