// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/sessionownrow.h"

namespace baton {

void updateOwnRow(SessionBuilder &builder, RunStatus status)
{
    if (builder.areRowsSessions() && !builder.isHome() && !builder.session.phases.empty()) {
        SessionPhase &self = builder.session.phases.front();
        self.status = status;
        if (!self.attempts.empty()) {
            self.attempts.back().status = status;
        }
    }
}

} // namespace baton
