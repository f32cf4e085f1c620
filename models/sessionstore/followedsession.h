// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/previousread.h"
#include "models/session/value/sessionsettings.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// The last reading of a session that is followed, with what the next one needs.
struct FollowedSession
{
    SessionLocation place;
    QHash<QString, std::pair<qint64, qint64>> stamps; ///< size and time, by path
    QHash<QString, QByteArray> bytes;                 ///< of handoffs
    PreviousParts kept;
    QHash<QString, PreviousHandoff> vanished; ///< by path: handoffs that may be written again
    std::shared_ptr<const Session> session;   ///< null before the first; the same while it is equal
    QStringList watched;                      ///< files and folders whose changes matter
    QStringList quiet;       ///< logs and other texts: their size is all that counts
    QDateTime readAt;        ///< time of the last full reading, UTC
    qint64 milliseconds = 0; ///< duration of that reading
    QHash<QString, QDateTime> heldSince = {}; ///< of the handoffs that are held

    /// The time to look again at a handoff that is but half written; invalid where none is.
    [[nodiscard]] QDateTime heldUntil() const;
};

/// Reads @p place, which was told of as @p before last; null: never. Where its state cannot be
/// read, it stands as it did.
[[nodiscard]] SessionReadResult
readStanding(const SessionLocation &place, const PreviousParts &kept, const SessionSummary *before,
             const ProtocolCatalog &catalog, const SessionSettings &settings,
             const std::atomic_bool &stop);

/// Reads the session again when something of it changed. What was overwritten is kept, unless it
/// was but half written. Pure but for the disk.
[[nodiscard]] FollowedSession followed(FollowedSession before, const SessionSummary *lastShown,
                                       const ProtocolCatalog &catalog,
                                       const SessionSettings &settings,
                                       const std::atomic_bool &stop);

} // namespace baton
