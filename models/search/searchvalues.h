// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchfilter.h"

#include <map>
#include <vector>

namespace baton {

class DatabaseConnection;

/// The values that @p filter has in an index, sorted. Empty if the index cannot list them.
[[nodiscard]] QStringList knownValues(const DatabaseConnection &connection, SearchFilter filter);

using SearchValues = std::map<SearchFilter, QStringList>;

/// The values of all filters that have a list of them.
[[nodiscard]] SearchValues knownValues(const DatabaseConnection &connection);

/// The spellings in the index of @p values: in any letter case, and kinds also without the name of
/// the protocol. Phases are spelled by their ids, see phasesTitled(). Includes the values as given.
[[nodiscard]] QStringList spelledValues(const DatabaseConnection &connection, SearchFilter filter,
                                        const QStringList &values);

/// A phase of a protocol. Other protocols may have another one with the same id.
struct ProtocolPhase
{
    QString id;
    QString protocol;
};

/// The phases that ran and have one of @p titles, in any letter case.
[[nodiscard]] std::vector<ProtocolPhase> phasesTitled(const DatabaseConnection &connection,
                                                      const QStringList &titles);

} // namespace baton
