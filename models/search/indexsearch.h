// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"
#include "models/values/result.h"

namespace baton {

class DatabaseConnection;

/// Finds what @p query asks for in the index that @p connection leads to: the @p limit entries that
/// were written last, of those with an id below @p before where it is not 0. The hits of a page
/// begin before the last one of the page before.
[[nodiscard]] Result<SearchPage> searchIndex(const DatabaseConnection &connection,
                                             const IndexQuery &query, int limit, qint64 before = 0);

} // namespace baton
