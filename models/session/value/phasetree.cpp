// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/phasetree.h"

namespace baton {

int topPhase(const Session &session, int phase)
{
    while (phase >= 0 && session.phases[static_cast<size_t>(phase)].parent >= 0) {
        phase = session.phases[static_cast<size_t>(phase)].parent;
    }
    return phase;
}

} // namespace baton
