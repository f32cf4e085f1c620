// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/figuretable.h"

#include "models/index/entries/indexedsession.h"
#include "models/protocol/catalog/catalog.h"
#include "models/search/indexhittext.h"
#include "models/statistics/statisticstranslations.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The number of rows of a table that is sorted by number. Further rows are rare and are summed up.
constexpr size_t mostRows = 25;

QString titleOf(const QString &name, const QString &about, const ProtocolCatalog &catalog)
{
    if (name == "error"_L1 || name == "cause"_L1) {
        return textOfName(
            name == "error"_L1 ? IndexedEntry::Type::Error : IndexedEntry::Type::Cause, about);
    }
    if (name != "handoff"_L1) {
        return {};
    }
    const auto &kinds = catalog.kinds();
    const auto kind = std::ranges::find(kinds, about, [](const Kind &each) { return each.id; });
    return kind == kinds.end() ? QString() : kind->title;
}

} // namespace

StatisticsTable FigureTable::of(const FigureSums &figures, const ProtocolCatalog &catalog) const
{
    StatisticsTable table{id, title, StatisticsTable::Chart::Bars, rowTitle, columns, {}};
    if (columns.empty()) {
        table.columns = {
            {u"number"_s, StatisticsTranslations::tr("Number"), StatisticsTable::Unit::Count, {}}};
    }
    for (const Figure &one : figures.of(figure)) {
        if (table.rows.empty() || table.rows.back().name != one.about) {
            table.rows.push_back({one.about, titleOf(figure, one.about, catalog),
                                  std::vector<double>(table.columns.size()),
                                  filterFor(filter, one.about)});
        }
        const auto column =
            std::ranges::find(columns, one.detail, &StatisticsTable::Column::id) - columns.begin();
        if (columns.empty() || column < std::ssize(columns)) {
            table.rows.back().values[size_t(column)] += static_cast<double>(one.number);
        }
    }
    std::ranges::stable_sort(table.rows, std::greater(),
                             [&](const auto &row) { return table.sumOf(row); });
    sumUpLastRows(table);
    return table;
}

void sumUpLastRows(StatisticsTable &table)
{
    if (table.rows.size() <= mostRows + 1) {
        return;
    }
    const auto behind = table.rows.begin() + mostRows;
    const auto count = static_cast<int>(table.rows.end() - behind);
    StatisticsTable::Row rest{StatisticsTranslations::tr("%n more", nullptr, count), {}, {}, {}};
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const bool isCount = table.columns[column].unit == StatisticsTable::Unit::Count;
        double sum = isCount ? 0 : std::numeric_limits<double>::quiet_NaN();
        for (auto row = behind; isCount && row != table.rows.end(); ++row) {
            sum += row->values[column];
        }
        rest.values.push_back(sum);
    }
    table.rows.erase(behind, table.rows.end());
    table.rows.push_back(std::move(rest));
}

void shortenRows(StatisticsTable &table)
{
    if (table.rows.size() > mostRows) {
        std::ranges::stable_sort(table.rows, std::greater(), [](const StatisticsTable::Row &row) {
            return row.values.front();
        });
        sumUpLastRows(table);
    }
}

QString filterFor(const QString &name, const QString &value)
{
    if (value.isEmpty()) {
        return {};
    }
    const bool isPlain = std::ranges::all_of(
        value, [](QChar c) { return c.isLetterOrNumber() || u"._-"_s.contains(c); });
    return name + u':' + (isPlain ? value : u'"' + value + u'"');
}

} // namespace baton
