// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/knownsession.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace baton {

class ProtocolCatalog;

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
