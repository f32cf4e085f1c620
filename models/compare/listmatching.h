// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/valuenumbering.h"
#include "models/strings/longestcommonsubsequence.h"

namespace baton {

/// The pairs of items of two lists that are the same item. First come items of equal identity (a
/// member such as id, attempt_number or name that every item has and no two share), then equal
/// items, then the most similar ones, then the rest between them if there are equally many.
/// Ascending by left index.
[[nodiscard]] IndexPairs matchedItems(const NumberedValue &left, const NumberedValue &right,
                                      ValueIds &ids);

} // namespace baton
