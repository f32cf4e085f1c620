// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"
#include "models/values/result.h"

namespace baton {

class DatabaseConnection;

/// Searches the index of @p connection for @p query: the @p limit newest entries, with an id below
/// @p before unless that is 0. The hits of a page are older than the last one of the page before.
[[nodiscard]] Result<SearchPage> searchIndex(const DatabaseConnection &connection,
                                             const IndexQuery &query, int limit, qint64 before = 0);

} // namespace baton
