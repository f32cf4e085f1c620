// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QHash>

#include <vector>

namespace baton {

/// The key of the work that @p session shares with its restarts; empty if it cannot have any.
[[nodiscard]] QString workOf(const SessionSummary &session);

/// Finds sessions that repeat the same work: same parent, agent and name, each started after the
/// previous one failed.
class Restarts
{
public:
    explicit Restarts(const std::vector<SessionSummary> &sessions);

    /// The id of the session that succeeded in place of @p session; empty if @p session did not
    /// fail or no later one succeeded.
    [[nodiscard]] QString of(const SessionSummary &session) const;
    /// The id of the last session, of any status, that was started for the same work after @p
    /// session; empty if @p session did not fail or was not started again.
    [[nodiscard]] QString lastBehind(const SessionSummary &session) const;
    /// The number of the run @p session, from 1.
    [[nodiscard]] int numberOf(const SessionSummary &session) const;

private:
    QHash<QString, std::vector<SessionSummary>> m_runs; ///< runs by the key of their work
};

} // namespace baton
