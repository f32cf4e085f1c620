// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"

namespace baton {

/// Sets the snippet of @p hit, whose entry is set, from the words that @p matcher finds.
void addSnippet(IndexHit &hit, const SearchMatcher &matcher);

} // namespace baton
