// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/protocolpack.h"

namespace baton {

const Agent *ProtocolPack::agentCalled(const QString &name) const
{
    const QString wanted = name.trimmed();
    const auto found = std::ranges::find_if(agents, [&](const Agent &agent) {
        return agent.id.compare(wanted, Qt::CaseInsensitive) == 0
            || agent.aliases.contains(wanted, Qt::CaseInsensitive);
    });
    return found == agents.end() ? nullptr : &*found;
}

SessionLayouts ProtocolPack::sessionLayouts() const
{
    SessionLayouts layouts;
    for (const SessionLayout &layout : sessions) {
        layouts.push_back(&layout);
    }
    return layouts;
}

} // namespace baton
