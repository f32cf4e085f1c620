// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionsummary.h"

#include <QHash>

#include <vector>

namespace baton {

/// Which sessions that failed were started once more by the same parent, with the same agent and
/// under the same name, after they had ended, and came through then.
class Reruns
{
public:
    explicit Reruns(const std::vector<SessionSummary> &sessions);

    /// The id of the session that came through in place of @p session; empty where it did not fail,
    /// or none did.
    [[nodiscard]] QString of(const SessionSummary &session) const;

private:
    struct Run
    {
        QString id;
        QDateTime started;
    };
    QHash<QString, Run> m_last; ///< the last that came through, by what they have in common
};

} // namespace baton
