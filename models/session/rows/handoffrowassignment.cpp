// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/rows/handoffrowassignment.h"

#include "models/session/building/sessionmechanism.h"

namespace baton {

void placeHandoffs(SessionBuilder &builder)
{
    QHash<QString, int> rows;
    for (size_t i = builder.session.phases.size();
         i-- > 0;) { // of an id that stands twice the first
        rows.insert(builder.session.phases[i].id, static_cast<int>(i));
    }
    rows.remove(QString());
    for (size_t i = 0; i < builder.session.handoffs.size(); ++i) {
        builder.session.handoffs[i].phase = builder.mechanism->rowOf(builder, i, rows);
    }
}

} // namespace baton
