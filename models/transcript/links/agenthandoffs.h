// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"

namespace baton {

/// The handoffs between the agents of the transcript @p path: for each agent its prompt and, once
/// it has ended, its result with the paths that it wrote. Slow: call it on a worker. Empty for a
/// file that is not a transcript.
[[nodiscard]] std::vector<SessionHandoff> agentHandoffs(const QString &path,
                                                        const std::atomic_bool *stop = nullptr);

} // namespace baton
