// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/rows/handoffrowassignment.h"

#include "models/session/building/sessionmechanism.h"

namespace baton {

void placeHandoffs(SessionBuilder &draft)
{
    QHash<QString, int> rows;
    for (size_t i = draft.session.phases.size(); i-- > 0;) { // of an id that stands twice the first
        rows.insert(draft.session.phases[i].id, static_cast<int>(i));
    }
    rows.remove(QString());
    for (size_t i = 0; i < draft.session.handoffs.size(); ++i) {
        draft.session.handoffs[i].phase = draft.mechanism->rowOf(draft, i, rows);
    }
}

} // namespace baton
