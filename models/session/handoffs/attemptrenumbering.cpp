// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/attemptrenumbering.h"

#include <QHash>

#include <algorithm>

namespace baton {

void continueAttemptNumbers(Session &session)
{
    QHash<QString, int> highest; // attempt of the versions before, by path
    const auto countOn = [&highest](SessionHandoff &handoff) {
        int &before = highest[handoff.at.path];
        handoff.attempt = handoff.attempt < before ? before + 1 : handoff.attempt;
        before = handoff.attempt;
    };
    for (const bool isKept : {true, false}) { // what lies on the disk is the newest
        for (SessionHandoff &handoff : session.handoffs) {
            if (handoff.kept.isEmpty() != isKept && (isKept || highest.contains(handoff.at.path))) {
                countOn(handoff);
            }
        }
    }
}

} // namespace baton
