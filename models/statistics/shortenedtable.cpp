// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/shortenedtable.h"

#include "models/statistics/statisticstranslations.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Further rows are rare.
constexpr ptrdiff_t mostRows = 25;

/// The sum of @p rows of @p table; shares and times do not add up.
StatisticsTable::Row sumOf(const auto &rows, const StatisticsTable &table)
{
    const auto count = static_cast<int>(std::ranges::distance(rows));
    StatisticsTable::Row sum{StatisticsTranslations::tr("%n more", nullptr, count), {}, {}, {}};
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const bool isCount = table.columns[column].unit == StatisticsTable::Unit::Count;
        double number = isCount ? 0 : std::numeric_limits<double>::quiet_NaN();
        for (const StatisticsTable::Row &row : rows) {
            number += row.values[column];
        }
        sum.values.push_back(number);
    }
    return sum;
}

} // namespace

StatisticsTable shortened(StatisticsTable table)
{
    std::vector<StatisticsTable::Row> &rows = table.rows;
    if (table.chart == StatisticsTable::Chart::TimeLine || std::ssize(rows) <= mostRows + 1) {
        return table;
    }
    const auto behind = rows.begin() + mostRows;
    if (table.isByName) {
        std::ranges::stable_sort(rows, std::greater(),
                                 [&table](const auto &row) { return table.sumOf(row); });
        std::ranges::stable_sort(rows.begin(), behind, {}, &StatisticsTable::Row::name);
    }
    StatisticsTable::Row rest = sumOf(std::ranges::subrange(behind, rows.end()), table);
    rows.erase(behind, rows.end());
    rows.push_back(std::move(rest));
    return table;
}

} // namespace baton
