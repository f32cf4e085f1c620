// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

QDateTime plantedAt(int hour, int minute)
{
    return {QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC};
}

std::vector<PlantedSession> plantedSessions(const QString &protocol)
{
    return protocol == "cfd"_L1   ? plantedCfd()
        : protocol == "swarm"_L1  ? plantedSwarm()
        : protocol == "native"_L1 ? plantedNative()
        : protocol == "arena"_L1  ? plantedArena()
        : protocol == "orion"_L1  ? plantedOrion()
                                  : plantedPlain();
}

} // namespace baton
