// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/plan/planedit.h"
#include "models/tree/parsedtext.h"

#include <optional>

namespace baton::edit {

/// Removes the entry @p later of document number @p document together with its comments, if an
/// earlier entry of the same map has the same key and the same value. Only the indentation of the
/// two may differ. nullopt if there is no such entry, or if the proof that planEdit() uses fails.
[[nodiscard]] std::optional<TextEdits>
withoutRepeatedKey(const QByteArray &bytes, const ParsedText &parsed, int document, NodeId later);

} // namespace baton::edit
