// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/previousread.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <memory>
#include <vector>

namespace baton {

class ProtocolCatalog;

/// What is known of a session that was found before.
struct KnownSession
{
    SessionLocation place;
    QString id;
    QString parent;           ///< id of the session that started it
    PreviousState state = {}; ///< of one that may be read while it is being written
    /// As it was when its state could last be read.
    std::shared_ptr<const SessionSummary> summary = {};
};

/// By folder.
using KnownSessions = QHash<QString, KnownSession>;

/// Of the sessions below some folders, those that a change has to do with.
struct AffectedSessions
{
    std::vector<SessionLocation> present; ///< to be read, whether known before or not
    QStringList gone;                     ///< folders of known ones that are none any more
};

/// Which sessions below @p roots something happened to when it happened to the files and folders
/// @p paths, which need not be there any more. Looks at these alone, not at what lies beside them;
/// agrees with walkSessions(). Slow: for a worker.
[[nodiscard]] AffectedSessions affectedSessions(const QSet<QString> &roots,
                                                const KnownSessions &known,
                                                const QStringList &paths,
                                                const ProtocolCatalog &catalog);

} // namespace baton
