// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QStringList>

#include <vector>

namespace baton {

/// A session with a planted failure, and the expected findings.
struct PlantedSession
{
    QString name;    ///< "cfd: retries used up"
    QString session; ///< folder, relative
    QList<std::pair<QString, QByteArray>> files;
    QDateTime now;        ///< time of reading
    QStringList expected; ///< starts of the lines that tst_plantedsessions expects
    bool isCopy = false;  ///< files written within a second in reverse order, as by a copy
};

/// The protocols that have planted sessions, and "plain" for folders of none.
[[nodiscard]] QStringList plantedProtocols();

/// Every kind of failure for sessions of @p protocol, which is one of plantedProtocols().
[[nodiscard]] std::vector<PlantedSession> plantedSessions(const QString &protocol);

[[nodiscard]] std::vector<PlantedSession> plantedCfd();
[[nodiscard]] std::vector<PlantedSession> plantedSwarm();
[[nodiscard]] std::vector<PlantedSession> plantedNative();
[[nodiscard]] std::vector<PlantedSession> plantedArena();
[[nodiscard]] std::vector<PlantedSession> plantedOrion();
[[nodiscard]] std::vector<PlantedSession> plantedPlain();

/// The time @p hour:@p minute of the common day of all sessions.
[[nodiscard]] QDateTime plantedAt(int hour, int minute);

} // namespace baton
