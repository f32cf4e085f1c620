// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchconditions.h"
#include "models/values/result.h"

class QSqlQuery;

namespace baton {

// The requests to the database.

/// Runs @p statement, whose rows are read once and forwards.
[[nodiscard]] Outcome execute(QSqlQuery &query, const DatabaseConnection &connection,
                              const SearchCondition &statement);
/// The number of rows of @p selection; counting stops at @p most.
[[nodiscard]] Result<int> countUpTo(int most, const DatabaseConnection &connection,
                                    const SearchCondition &selection);

/// The words of @p query for FTS5: '("mesh quality" AND "fa" *) NOT "other"'. The query must have
/// at least one wanted word.
[[nodiscard]] QString wordsForFile(const IndexQuery &query);
/// The words of @p query as a condition on "entries e" of a server. The index of words finds single
/// words: of a long text it does not keep where each one is.
[[nodiscard]] SearchCondition wordsOnServer(const IndexQuery &query);

} // namespace baton
