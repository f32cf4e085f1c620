// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The time in the name of a session's folder, "20260221-143000-build"; invalid where it has none.
[[nodiscard]] QDateTime timeInName(const QString &name);

/// The last time in a log of the session in @p folder. Times after the log file was written belong
/// to another time zone and do not count, nor do times after @p now.
[[nodiscard]] QDateTime lastLogTime(const QString &folder, const SessionFormat &reading,
                                    const QDateTime &now);

/// Takes the session's times from its logs, handoffs and phases, and from the name of its folder,
/// if no state has them: the times of files are those of a copy.
void finalizeSpan(SessionBuilder &builder);

/// Drops the times of copied files from handoffs if no state says when the session worked: every
/// entry with its own time is in a file that was written later.
void dropCopiedTimes(SessionBuilder &builder);

} // namespace baton
