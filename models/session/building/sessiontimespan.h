// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The time in the name of a session's folder, such as "20260221-143000-build"; invalid if it has
/// none.
[[nodiscard]] QDateTime timeInName(const QString &name);

/// The last time in a log of the session in @p folder. Ignores times after @p now and times after
/// the log file was written, which belong to another time zone.
[[nodiscard]] QDateTime lastLogTime(const QString &folder, const SessionFormat &reading,
                                    const QDateTime &now);

/// If the state has no times, sets those of the session from its logs, handoffs, phases and the
/// name of its folder. File times are not used, because they may be those of a copy.
void finalizeSpan(SessionBuilder &builder);

/// Drops the times of copied files from handoffs if the state has no times for the session: entries
/// have their own times, and the files were written later.
void dropCopiedTimes(SessionBuilder &builder);

} // namespace baton
