// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The request of a session, or the copy in its state.
struct SessionRequest
{
    QStringList dependsOn; ///< ids of sessions
    int maxRetries = -1;   ///< -1 if unknown
};

[[nodiscard]] SessionRequest requestedOf(const SessionFormat &reading, const StateDocument &state,
                                         const std::vector<SessionHandoff> &handoffs);

/// The request of the session in @p folder, which is beside that of @p builder.
[[nodiscard]] SessionRequest requestedIn(const SessionBuilder &builder, const QString &folder);

/// The maximum number of starts of the session; 0 if there is no limit.
[[nodiscard]] int mostStarts(const SessionFormat &reading, int maxRetries);

/// Adds the requested values to the session of @p builder and its facts. Requires addHandoffs().
void addRequested(SessionBuilder &builder);

} // namespace baton
