// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statisticstable.h"
#include "models/values/result.h"

#include <QDate>

namespace baton {

class DatabaseConnection;
class ProtocolCatalog;

/// The sessions to which statistics refer. Empty members exclude no session.
struct StatisticsScope
{
    QString protocol;
    QString origin;
    QDate after;  ///< from this day on, UTC
    QDate before; ///< up to the day before this one

    friend bool operator==(const StatisticsScope &, const StatisticsScope &) = default;
};

/// A figure that a protocol's specification sets a mark for.
struct MeasuredTarget
{
    QString title;
    QString rule;        ///< section of the specification
    double share = 0;    ///< measured, in percent; NaN if there is nothing to measure yet
    double mark = 0;     ///< in percent
    bool isMost = false; ///< the share may be at most the target; else at least
    /// The search that finds the offenders: invalid handoffs, or sessions without a handoff.
    QString filter;

    [[nodiscard]] bool isMet() const { return isMost ? share <= mark : share >= mark; }

    friend bool operator==(const MeasuredTarget &, const MeasuredTarget &) = default;
};

/// The figures of all sessions in a scope.
struct Statistics
{
    StatisticsScope scope;
    int sessions = 0;
    int handoffs = 0;
    std::vector<StatisticsTable> tables; ///< only tables with rows
    std::vector<MeasuredTarget> targets;
    int undated = 0;     ///< sessions without a bar over time: their day is unknown or implausible
    QString notice = {}; ///< about the index as a whole: see SessionIndex::notice()

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

/// The statistics of the index in the database. Titles of kinds, gates and targets come from
/// @p catalog.
[[nodiscard]] Result<Statistics> readStatistics(const DatabaseConnection &connection,
                                                const ProtocolCatalog &catalog,
                                                const StatisticsScope &scope);

} // namespace baton
