// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/resultfile.h"

namespace baton {

/// What speaks against the state of a session, which says that all is well, where the session tells
/// its end a second time: "the exit code is 1". Empty when nothing does.
[[nodiscard]] QString resultContradiction(const StateDocument &state, const ResultFile &resultFile,
                                          const SessionFormat &reading);

} // namespace baton
