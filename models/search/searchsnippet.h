// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"

namespace baton {

/// Sets the snippet of @p hit, whose entry is set, from the words that @p matcher finds.
void addSnippet(IndexHit &hit, const SearchMatcher &matcher);

/// @p snippet from shortly before its first match, after an ellipsis; all of it if the match is
/// near the beginning.
[[nodiscard]] SearchSnippet fromFirstMatch(const SearchSnippet &snippet);

} // namespace baton
