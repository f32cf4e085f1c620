// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::edit {

/// Carries out @p edit on @p root, a document in @p format, in place. What @p root is after a
/// failure is not defined.
[[nodiscard]] Outcome change(Value &root, const TreeEdit &edit, Format format);

/// @p value as it reads once it is written in the format of document number @p document.
[[nodiscard]] Value meant(Value value, const ParsedText &parsed, int document);

} // namespace baton::edit
