// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routecycle.h"

#include <tuple>

namespace baton {

QStringList RouteCycle::through(const Route &route, int times) const
{
    if (count(route) < times) {
        return {};
    }
    QStringList way{route.first};
    way += shortest(route.second, route.first, times);
    if (way.size() < 2) {
        return {};
    }
    for (qsizetype i = 0; i + 1 < way.size(); ++i) {
        if (isBefore({way[i], way[i + 1]}, route)) {
            return {};
        }
    }
    return way;
}

/// The shortest way from @p from to @p to, including both; empty if there is none.
QStringList RouteCycle::shortest(const QString &from, const QString &to, int times) const
{
    QMap<QString, QString> before{{from, QString()}};
    QStringList reached{from};
    for (qsizetype i = 0; i < reached.size() && !before.contains(to); ++i) {
        const QString agent = reached[i];
        for (auto route = m_counts.lowerBound({agent, QString()});
             route != m_counts.cend() && route.key().first == agent; ++route) {
            const QString &next = route.key().second;
            if (*route >= times && !before.contains(next)) {
                before.insert(next, agent);
                reached.append(next);
            }
        }
    }
    QStringList way;
    for (QString agent = before.contains(to) ? to : QString(); !agent.isEmpty();
         agent = before.value(agent)) {
        way.prepend(agent);
    }
    return way;
}

/// Orders routes by number of handoffs, descending, then those of the hub first.
bool RouteCycle::isBefore(const Route &a, const Route &b) const
{
    const auto key = [this](const Route &route) {
        return std::tuple(-count(route), route.first != m_hub, route);
    };
    return key(a) < key(b);
}

} // namespace baton
