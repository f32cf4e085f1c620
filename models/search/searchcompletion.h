// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchvalues.h"

namespace baton {

/// The texts that may replace the word that is being written in a query.
struct SearchCompletion
{
    qsizetype start = 0; ///< offset in the query of the text to replace
    qsizetype length = 0;
    QStringList choices; ///< texts to insert: "status:" or "status:failed "

    friend bool operator==(const SearchCompletion &, const SearchCompletion &) = default;
};

/// The names of filters, or the values of one filter, that begin with the word before @p caret. Of
/// values only those that can pass together with the other filters.
[[nodiscard]] SearchCompletion completeSearch(const QString &text, qsizetype caret,
                                              const SearchValues &values);

} // namespace baton
