// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/resultfile.h"

namespace baton {

/// The contradiction between a state that reports success and a second statement of how the session
/// ended, such as "the exit code is 1"; empty if there is none.
[[nodiscard]] QString resultContradiction(const StateDocument &state, const ResultFile &resultFile,
                                          const SessionFormat &reading);

} // namespace baton
