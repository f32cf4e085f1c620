// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/draft/sessionmechanism.h"

#include "models/session/draft/sessiondraft.h"

namespace baton {

int SessionMechanism::rowOf(const SessionDraft &draft, size_t handoff,
                            const QHash<QString, int> &rows) const
{
    return rows.value(draft.handoffPhases[qsizetype(handoff)], -1);
}

} // namespace baton
