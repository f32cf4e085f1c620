// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/sessionsummary.h"

namespace baton {

qint64 SessionSummary::seconds(const QDateTime &now) const
{
    const QDateTime end = ended.isValid() ? ended : liveness == Liveness::Alive ? now : updated;
    return started.isValid() && end.isValid() ? started.secsTo(end) : -1;
}

} // namespace baton
