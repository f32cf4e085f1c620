// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/resultfile.h"

namespace baton {

/// The contradiction to a state that reports success, if the session states its end a second time:
/// "the exit code is 1". Empty: none.
[[nodiscard]] QString resultContradiction(const StateDocument &state, const ResultFile &resultFile,
                                          const SessionFormat &reading);

} // namespace baton
