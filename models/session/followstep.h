// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/keptreading.h"

namespace baton {

/// What is known of a session that is followed.
struct FollowState
{
    SessionPlace place;
    QHash<QString, std::pair<qint64, qint64>> stamps; ///< size and time, by path
    QHash<QString, QByteArray> bytes;                 ///< of handoffs
    std::vector<KeptHandoff> kept;
    QHash<QString, KeptHandoff> vanished;   ///< by path: handoffs that may be written again
    std::shared_ptr<const Session> session; ///< null before the first reading
    QDateTime readAt;                       ///< when it was last read whole; UTC
    qint64 milliseconds = 0;                ///< how long that took
};

/// Reads the session again when something of it changed. What was overwritten is kept, unless it
/// was but half written. Pure but for the disk.
[[nodiscard]] FollowState followed(FollowState before, const ProtocolCatalog &catalog,
                                   const SessionSettings &settings, const std::atomic_bool &stop);

/// The files and folders whose changes matter to @p state.
[[nodiscard]] QStringList watchedPaths(const FollowState &state);

/// The logs and other texts of the session: when one of them grows, only its size is another one.
[[nodiscard]] QStringList quietPaths(const FollowState &state);

} // namespace baton
