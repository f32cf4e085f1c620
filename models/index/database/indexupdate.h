// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/sessionindex.h"
#include "models/session/value/sessionsettings.h"

#include <atomic>
#include <functional>

namespace baton {

class ProtocolCatalog;

/// What becomes of the sessions in an index whose root is missing, or has no session any more.
enum class EmptyRoot { Refuse, Forget };

/// The result of an update of an index, in sessions.
struct IndexUpdate
{
    int found = 0;
    int read = 0; ///< the others were known and are as they were
    int gone = 0;
    int handoffs = 0; ///< of the sessions that were read
};

/// Updates @p index with the sessions at and below @p root, or with the queue that it is (the URL
/// of a database, or an SQLite file): reads new and changed ones on all processors and removes
/// missing ones. If none is left where the index has some, it fails and changes nothing, unless @p
/// empty says otherwise. Calls @p problem with a sentence for each folder that cannot be read. Ends
/// early once @p stop is true; earlier writes stay.
[[nodiscard]] Result<IndexUpdate> updateIndex(SessionIndex &index, const QString &root,
                                              const ProtocolCatalog &catalog,
                                              const SessionSettings &settings,
                                              const std::atomic_bool &stop,
                                              const std::function<void(const QString &)> &problem,
                                              EmptyRoot empty = EmptyRoot::Refuse);

} // namespace baton
