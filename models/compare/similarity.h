// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/valuenumbering.h"
#include "models/strings/longestcommonsubsequence.h"

namespace baton {

/// The features by which an entry is searched for on the other side: its members, or its words.
using Features = std::vector<int>;

/// The features of @p value in ascending order, as numbers of @p ids. A map has each key with its
/// value, and the content of that value: its words or its entries. A list has its items, a text its
/// words. Other values have none.
[[nodiscard]] Features featuresOf(const NumberedValue &value, ValueIds &ids);

/// Pairs entries that share at least half of their features, the most similar first and then the
/// nearest. Considers only those of @p left and @p right (indices in @p leftFeatures and @p
/// rightFeatures). Features that many entries share yield no candidates, which avoids quadratic
/// time.
[[nodiscard]] IndexPairs similarPairs(const std::vector<qsizetype> &left,
                                      const std::vector<Features> &leftFeatures,
                                      const std::vector<qsizetype> &right,
                                      const std::vector<Features> &rightFeatures);

} // namespace baton
