// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetable.h"
#include "models/queue/stepqueue.h"

namespace baton {

/// Reads the whole queue of @p connection as @p pack describes it. Both shapes of the table are
/// read, by the columns that exist; a state that nobody knows stays as it is written.
[[nodiscard]] Result<StepQueue> readQueue(const DatabaseConnection &connection,
                                          const ProtocolPack &pack);

/// The entries of a column with a list: a list of JSON, an array of PostgreSQL, or lines.
[[nodiscard]] QStringList listOf(const QString &text);

} // namespace baton
