// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"
#include "models/tree/parsedtext.h"

#include <optional>

namespace baton::edit {

/// Takes the entry at @p later out of document number @p document, with the comments that belong to
/// it; nothing unless another entry of its map before it has the same key and value in every byte
/// but indentation. Proven as planEdit() does.
[[nodiscard]] std::optional<TextEdits>
withoutRepeatedKey(const QByteArray &bytes, const ParsedText &parsed, int document, NodeId later);

} // namespace baton::edit
