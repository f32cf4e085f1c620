// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The time in the name of a session's folder, "20260221-143000-build"; invalid where it has none.
[[nodiscard]] QDateTime timeInName(const QString &name);

/// The last time that a log of the session in @p folder tells. What a file tells of after it was
/// written is of another zone, and counts as little as what is still to come at @p now.
[[nodiscard]] QDateTime lastLogTime(const QString &folder, const SessionFormat &reading,
                                    const QDateTime &now);

/// Where no state says when the session was at work, its logs, handoffs and phases do, and the name
/// of its folder: the times of files are those of a copy.
void finalizeSpan(SessionBuilder &draft);

/// Where no state says when the session was at work, takes from its handoffs the times of files
/// that were copied: all that tells its time itself lies in a file that was written later.
void dropCopiedTimes(SessionBuilder &draft);

} // namespace baton
