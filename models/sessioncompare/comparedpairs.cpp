// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/comparedpairs.h"

namespace baton {

QString comparedKey(const SessionPhase &phase, const Session &session)
{
    if (!phase.common.isEmpty()) {
        return phase.common;
    }
    if (phase.parent < 0 && phase.id == session.summary.id) {
        return {};
    }
    if (phase.sessionPath.isEmpty()) {
        return phase.id;
    }
    const QString work = workNameOf(phase.title);
    return work.isEmpty() ? phase.title : work;
}

} // namespace baton
