// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionregistry.h"

#include <QSet>

namespace baton {

/// The sessions that a change affects.
struct AffectedSessions
{
    std::vector<SessionLocation> present; ///< to be read, whether known before or not
    QStringList gone;                     ///< folders of known ones that are none any more
};

/// The sessions below @p roots that are affected by changes at @p paths, which may no longer exist.
/// Looks at these paths only; agrees with walkSessions(). Slow: call it on a worker.
[[nodiscard]] AffectedSessions affectedSessions(const QSet<QString> &roots,
                                                const KnownSessions &known,
                                                const QStringList &paths,
                                                const ProtocolCatalog &catalog);

} // namespace baton
