// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/search/indexquery.h"

namespace baton {

/// The types of entries that @p query finds, each of which can pass all of its filters: those of
/// "in:"; without it those that its words or filters are about, or if none of these can pass, all
/// that can. Empty: nothing can be found.
[[nodiscard]] QList<IndexedEntry::Type> searchedTypes(const IndexQuery &query);

/// Why searchedTypes() are empty: what each filter of @p query allows, a sentence.
[[nodiscard]] QString noTypesText(const IndexQuery &query);

} // namespace baton
