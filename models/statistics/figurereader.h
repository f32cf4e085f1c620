// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/statistics.h"

#include <map>

namespace baton {

/// A figure of an index, added up over a scope.
struct Figure
{
    QString about;  ///< id of the rule, the gate, the agent…
    QString detail; ///< "failed", "passed"…
    qint64 number = 0;
};

/// The same of one day.
struct DatedFigure
{
    QDate day; ///< invalid if unknown
    QString protocol;
    QString detail;
    qint64 number = 0;
};

/// All figures of a scope.
struct FigureSums
{
    std::map<QString, std::vector<Figure>> sums; ///< by name, sorted by about and detail
    /// "session", "handoff", "structured", "invalid": by day and protocol
    std::map<QString, std::vector<DatedFigure>> dated;

    [[nodiscard]] const std::vector<Figure> &of(const QString &name) const;
    [[nodiscard]] const std::vector<DatedFigure> &datedOf(const QString &name) const;
    [[nodiscard]] qint64 count(const QString &name, const QString &protocol,
                               const QString &detail) const;
};

[[nodiscard]] Result<FigureSums> readFigures(const DatabaseConnection &connection,
                                             const StatisticsScope &scope);

} // namespace baton
