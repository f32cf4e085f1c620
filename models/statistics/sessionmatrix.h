// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

#include <QDateTime>

namespace baton {

/// The last sessions of a protocol with their phases: a column for each session, the newest last, a
/// row for each phase.
struct SessionMatrix
{
    struct Session
    {
        QString path;
        QString name; ///< its id
        QString title;
        QString status;      ///< "failed"
        QDateTime started;   ///< UTC; invalid if unknown
        QString origin = {}; ///< the machine that it was read on

        friend bool operator==(const Session &, const Session &) = default;
    };
    struct Phase
    {
        QString id;
        QString title;

        friend bool operator==(const Phase &, const Phase &) = default;
    };
    struct Cell
    {
        QString status; ///< empty: the session has no such phase
        int attempts = 0;
        qint64 seconds = -1; ///< -1: not known

        friend bool operator==(const Cell &, const Cell &) = default;
    };

    std::vector<Session> sessions;
    std::vector<Phase> phases;
    std::vector<Cell> cells; ///< by phase, then by session

    [[nodiscard]] const Cell &at(size_t phase, size_t session) const
    {
        return cells[phase * sessions.size() + session];
    }

    friend bool operator==(const SessionMatrix &, const SessionMatrix &) = default;
};

/// The matrix of at most @p most sessions in @p scope, which names a protocol.
[[nodiscard]] Result<SessionMatrix> readSessionMatrix(const DatabaseConnection &connection,
                                                      const StatisticsScope &scope, int most);

} // namespace baton
