// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionhandoff.h"
#include "models/transcript/value/transcript.h"

#include <atomic>

namespace baton {

/// The handoffs between the agents of @p transcript: for each agent its prompt, later messages of
/// its parent and, once it has ended, its results, the last one with the paths that it wrote. Reads
/// their texts, so call it on a worker. Returns a partial result if @p stop is set.
[[nodiscard]] std::vector<SessionHandoff> agentHandoffs(const Transcript &transcript,
                                                        const std::atomic_bool *stop = nullptr);

} // namespace baton
