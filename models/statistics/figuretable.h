// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/figurereader.h"

namespace baton {

class ProtocolCatalog;

/// What is cut of a long table is what is rare, or what has none of the last column.
enum class RowsFirst { Most, Worst };

/// A table of the figures of one name: a row for what each is about.
struct FigureTable
{
    QString id;
    QString title;
    QString rowTitle;
    QString figure; ///< "handoff"
    QString filter; ///< of a search for a row: "kind"
    /// The columns, each with the figures whose detail is its id; empty: all in one.
    std::vector<StatisticsTable::Column> columns = {};
    RowsFirst order = RowsFirst::Most;

    /// Titles of kinds come from @p catalog.
    [[nodiscard]] StatisticsTable of(const FigureSums &figures,
                                     const ProtocolCatalog &catalog) const;
};

/// Sorts rows, and adds up those behind the first ones in one that no search finds.
void sortRows(StatisticsTable &table, RowsFirst order);
/// The same for a table whose order is kept unless it is long: then by the first column.
void shortenRows(StatisticsTable &table);

/// The part "name:value" of a search; empty where @p value is: no search finds what has none.
[[nodiscard]] QString filterFor(const QString &name, const QString &value);

} // namespace baton
