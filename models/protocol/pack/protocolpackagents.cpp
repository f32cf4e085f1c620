// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/protocolpack.h"

using namespace Qt::StringLiterals;

namespace baton {

const Agent *ProtocolPack::agentCalled(const QString &name) const
{
    const QString wanted = name.trimmed();
    const auto isIt = [&](const QString &known) {
        // Compares the lengths first, which is fast; case does not change them.
        return known.size() == wanted.size()
            && (known == wanted || known.compare(wanted, Qt::CaseInsensitive) == 0);
    };
    const auto found = std::ranges::find_if(agents, [&](const Agent &agent) {
        return isIt(agent.id) || std::ranges::any_of(agent.aliases, isIt);
    });
    return found == agents.end() ? nullptr : &*found;
}

bool ProtocolPack::hasRoute(const QString &from, const QString &to, const QString &kind) const
{
    const auto fits = [](const QString &end, const QString &other, const QString &agent,
                         const QString &partner) {
        return end == "*"_L1 ? other == "*"_L1 || agent != partner : end == agent;
    };
    if (!agentCalled(from) || !agentCalled(to)) {
        return false;
    }
    return std::ranges::any_of(routes, [&](const Route &route) {
        return fits(route.from, route.to, from, to) && fits(route.to, route.from, to, from)
            && (route.kinds.isEmpty() || route.kinds.contains(kind));
    });
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
