// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/valuenumbering.h"
#include "models/strings/longestcommonsubsequence.h"

namespace baton {

/// The features by which an entry is searched for on the other side: its members, or its words.
using Features = std::vector<int>;

/// Ascending, as numbers of @p ids. A map has each key with its value, and what is in that value:
/// its words or its entries; a list has its items, a text its words. Another value has none.
[[nodiscard]] Features featuresOf(const NumberedValue &value, ValueIds &ids);

/// Pairs entries that have at least half in common, the most alike first and then the nearest. Only
/// those of @p left and @p right are looked at (positions in @p leftFeatures and @p rightFeatures).
/// Features that many entries share lead to no candidates, so that it is not quadratic.
[[nodiscard]] IndexPairs similarPairs(const std::vector<qsizetype> &left,
                                      const std::vector<Features> &leftFeatures,
                                      const std::vector<qsizetype> &right,
                                      const std::vector<Features> &rightFeatures);

} // namespace baton
