// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionregistry.h"

#include <QSet>

namespace baton {

/// The sessions that a change affects.
struct AffectedSessions
{
    std::vector<SessionLocation> present; ///< sessions to read, whether known before or not
    QStringList gone;                     ///< folders of known sessions that no longer exist
};

/// The sessions below @p roots that are affected by changes at @p paths, which may no longer exist.
/// Looks only at these paths; its result agrees with walkSessions(). Slow, so call it on a worker.
[[nodiscard]] AffectedSessions affectedSessions(const QSet<QString> &roots,
                                                const KnownSessions &known,
                                                const QStringList &paths,
                                                const ProtocolCatalog &catalog);

} // namespace baton
