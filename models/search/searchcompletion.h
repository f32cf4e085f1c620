// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchvalues.h"

namespace baton {

/// The words that may stand in a query in the place of the one that is being written.
struct SearchCompletion
{
    qsizetype start = 0; ///< offset in the query of the text to replace
    qsizetype length = 0;
    QStringList choices; ///< texts to insert: "status:" or "status:failed "

    friend bool operator==(const SearchCompletion &, const SearchCompletion &) = default;
};

/// The names of filters, or the values of the one, that the part before @p caret may become.
[[nodiscard]] SearchCompletion completeSearch(const QString &text, qsizetype caret,
                                              const SearchValues &values);

} // namespace baton
