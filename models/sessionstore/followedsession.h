// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/previousread.h"
#include "models/session/value/sessionsettings.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// The last reading of a followed session, with the data for the next one.
struct FollowedSession
{
    SessionLocation place;
    QHash<QString, std::pair<qint64, qint64>> stamps; ///< size and time, by path
    QHash<QString, QByteArray> bytes;                 ///< bytes of the handoffs, by path
    PreviousParts kept;
    QHash<QString, PreviousHandoff>
        vanished; ///< removed handoffs that may be written again, by path
    std::shared_ptr<const Session>
        session; ///< null before the first reading; the same object while the session is equal
    QStringList watched;     ///< files and folders whose changes affect the session
    QStringList quiet;       ///< logs and other texts, of which only size and time matter
    QDateTime readAt;        ///< time of the last full reading, UTC
    qint64 milliseconds = 0; ///< duration of that reading
    QHash<QString, QDateTime> heldSince = {}; ///< start time of each held version, by path

    /// The time at which to read a partly written handoff again; invalid if there is none.
    [[nodiscard]] QDateTime heldUntil() const;
};

/// Reads @p place. @p before is the last published summary, or null. If the state cannot be read
/// now, the session keeps its status.
[[nodiscard]] SessionReadResult
readStanding(const SessionLocation &place, const PreviousParts &kept, const SessionSummary *before,
             const ProtocolCatalog &catalog, const SessionSettings &settings,
             const std::atomic_bool &stop);

/// Reads the session again if anything of it has changed. Keeps overwritten handoffs as earlier
/// attempts unless they were only partly written. Pure except for the disk.
[[nodiscard]] FollowedSession followed(FollowedSession before, const SessionSummary *lastShown,
                                       const ProtocolCatalog &catalog,
                                       const SessionSettings &settings,
                                       const std::atomic_bool &stop);

} // namespace baton
