// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"

namespace baton {

/// Says in @p hit, whose entry is known, where @p matcher found its words.
void addSnippet(IndexHit &hit, const SearchMatcher &matcher);

} // namespace baton
