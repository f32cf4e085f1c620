// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"

namespace baton {

/// What the agents of the transcript @p path handed to each other: of each agent the prompt that
/// started it, and once it has ended what it gave back with the paths of what it wrote. Slow: for a
/// worker. None of a file that is no transcript.
[[nodiscard]] std::vector<SessionHandoff> agentHandoffs(const QString &path,
                                                        const std::atomic_bool *stop = nullptr);

} // namespace baton
