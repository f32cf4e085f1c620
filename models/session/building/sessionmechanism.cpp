// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/sessionmechanism.h"

#include "models/session/building/sessionbuilder.h"

namespace baton {

int SessionMechanism::rowOf(const SessionBuilder &builder, size_t handoff,
                            const QHash<QString, int> &rows) const
{
    return rows.value(builder.handoffPhases[qsizetype(handoff)], -1);
}

} // namespace baton
