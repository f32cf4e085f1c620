// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/followupdate.h"

#include <QMap>

namespace baton {

/// What the store knows of a session.
struct KnownSession
{
    SessionLocation place;
    /// As it was told last; null before that.
    std::shared_ptr<const SessionSummary> summary = {};
    PreviousState state = {}; ///< of one that may be read while it is being written
    std::shared_ptr<const Session> session = {};          ///< while somebody shows it whole
    std::shared_ptr<const FollowedSession> followed = {}; ///< while a tab shows it
    bool isListed = false; ///< false of one that only a tab, a graph or a report has asked for

    [[nodiscard]] bool isRead() const { return summary && summary->status != RunStatus::NotRead; }
};

/// By folder.
using KnownSessions = QMap<QString, KnownSession>;

/// @p before as it is now, with its session whole. One that is followed is read only when something
/// of it changed, or when @p isForced. Pure but for the disk.
[[nodiscard]] KnownSession readAgain(KnownSession before, bool isForced,
                                     const ProtocolCatalog &catalog,
                                     const SessionSettings &settings, const std::atomic_bool &stop);

/// All that are above the sessions in @p folders: they tell of how these came out.
[[nodiscard]] QStringList ancestorsOf(const KnownSessions &known, const QStringList &folders);

} // namespace baton
