// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/mechanisms.h"

#include "models/session/mechanisms/handoffchain.h"
#include "models/session/mechanisms/phasetablesession.h"
#include "models/session/mechanisms/sessiontree.h"

namespace baton {

const SessionMechanism &mechanismOf(const SessionFormat &reading)
{
    static const PhaseTableSession table;
    static const SessionTree tree;
    static const HandoffChain chain;
    switch (reading.mechanism) {
    case MechanismKind::PhaseTable:
        return table;
    case MechanismKind::SessionTree:
        return tree;
    case MechanismKind::HandoffChain:
        break;
    }
    return chain;
}

} // namespace baton
