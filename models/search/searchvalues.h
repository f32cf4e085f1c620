// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchfilter.h"

#include <map>

namespace baton {

class DatabaseConnection;

/// The values that @p filter can have in an index, sorted. Empty where the index cannot tell.
[[nodiscard]] QStringList knownValues(const DatabaseConnection &connection, SearchFilter filter);

using SearchValues = std::map<SearchFilter, QStringList>;

/// Those of all filters that know their values.
[[nodiscard]] SearchValues knownValues(const DatabaseConnection &connection);

/// The spellings in the index of what somebody wrote as @p values: whatever their capitals, and a
/// kind also without the name of its protocol. They come with the values as they are.
[[nodiscard]] QStringList spelledValues(const DatabaseConnection &connection, SearchFilter filter,
                                        const QStringList &values);

} // namespace baton
