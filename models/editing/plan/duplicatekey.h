// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"
#include "models/tree/parsedtext.h"

#include <optional>

namespace baton::edit {

/// Removes the entry at @p later from document number @p document, with its comments, if an earlier
/// entry of its map has the same key and value in every byte but indentation; else nothing. Proven
/// as by planEdit().
[[nodiscard]] std::optional<TextEdits>
withoutRepeatedKey(const QByteArray &bytes, const ParsedText &parsed, int document, NodeId later);

} // namespace baton::edit
