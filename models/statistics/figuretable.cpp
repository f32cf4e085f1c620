// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/figuretable.h"

#include "models/index/entries/indexedsession.h"
#include "models/protocol/catalog/catalog.h"
#include "models/search/indexhittext.h"
#include "models/statistics/statisticstranslations.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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
    return table;
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
