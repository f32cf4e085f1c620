// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/review.h"
#include "models/sessionviews/tables/tablecell.h"

namespace baton::rows {

/// The columns of the reviews of gates. The position of a row is its index in @p reviews.
[[nodiscard]] SessionColumns reviewColumns();
[[nodiscard]] SessionRows reviews(const Reviews &reviews);

} // namespace baton::rows
