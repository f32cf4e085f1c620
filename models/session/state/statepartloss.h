// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// The facts about the session that @p before has and @p now, which parses to its end, lacks: its
/// id, its status, rows and lists of its phase table, errors. A writer in progress shows the
/// beginning of its file first, so what is less counts only where the writer may be about to go on.
/// Empty if @p now belongs to another session.
[[nodiscard]] QStringList missingSince(const StateDocument &now, const StateDocument &before,
                                       const SessionFormat &reading);

} // namespace baton
