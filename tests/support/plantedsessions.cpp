// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Protocol
{
    QLatin1StringView name;
    std::vector<PlantedSession> (*planted)();
};

constexpr Protocol protocols[] = {
    {"cfd"_L1, plantedCfd},     {"swarm"_L1, plantedSwarm}, {"native"_L1, plantedNative},
    {"arena"_L1, plantedArena}, {"orion"_L1, plantedOrion}, {"plain"_L1, plantedPlain},
};

} // namespace

QDateTime plantedAt(int hour, int minute)
{
    return {QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC};
}

QStringList plantedProtocols()
{
    QStringList names;
    for (const Protocol &protocol : protocols) {
        names.append(protocol.name);
    }
    return names;
}

std::vector<PlantedSession> plantedSessions(const QString &protocol)
{
    const auto found = std::ranges::find(protocols, protocol, &Protocol::name);
    return found == std::end(protocols) ? std::vector<PlantedSession>() : found->planted();
}

} // namespace baton
