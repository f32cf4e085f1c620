// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"

#include <QStringList>

#include <vector>

namespace baton {

/// One statistic: rows with a number in each column. Texts, charts and files show any of them.
struct StatisticsTable
{
    enum class Chart {
        Bars,     ///< a bar for each row, parted by the columns
        TimeLine, ///< a bar for each span of time, parted by the columns
        Values    ///< numbers that do not add up: a median, a share
    };
    enum class Unit { Count, Seconds, Percent };

    struct Column
    {
        QString id;    ///< for programs: "failed"
        QString title; ///< "Failed"
        Unit unit = Unit::Count;
        /// A further part of the query for this column: "status:failed". Empty if there is none.
        QString filter;
        /// The meaning of the column, by which a chart colours it. None is neither good nor bad.
        Status status = Status::None;

        friend bool operator==(const Column &, const Column &) = default;
    };

    struct Row
    {
        QString name;               ///< "QG2b", "2026-02-21", "cfd"
        QString title;              ///< the name for users if it differs
        std::vector<double> values; ///< one for each column; NaN if there is none
        QString filter;             ///< the search that finds the counted items of the row

        friend bool operator==(const Row &, const Row &) = default;
    };

    QString id;    ///< "gates"
    QString title; ///< "Gates"
    Chart chart = Chart::Bars;
    QString rowTitle; ///< heading of the names: "Gate"
    std::vector<Column> columns;
    std::vector<Row> rows;
    bool isByName = false; ///< its rows are in the order of their names, else the first ones matter

    /// The search that finds the counted items of the cell; empty if there is none.
    [[nodiscard]] QString filterOf(size_t row, size_t column) const
    {
        return rows[row].filter.isEmpty()
            ? QString() // its number is the result of several searches
            : QStringList{rows[row].filter, columns[column].filter}.join(u' ').trimmed();
    }

    /// Of the counts of @p row, which are the parts of its bar.
    [[nodiscard]] double sumOf(const Row &row) const
    {
        double sum = 0;
        for (size_t i = 0; i < columns.size(); ++i) {
            sum += columns[i].unit == Unit::Count ? row.values[i] : 0;
        }
        return sum;
    }

    friend bool operator==(const StatisticsTable &, const StatisticsTable &) = default;
};

} // namespace baton
