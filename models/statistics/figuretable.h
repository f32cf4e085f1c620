// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/figurereader.h"

namespace baton {

class ProtocolCatalog;

/// A table of the figures of one name, with a row for each subject, those with most first.
struct FigureTable
{
    QString id;
    QString title;
    QString rowTitle;
    QString figure; ///< "handoff"
    QString filter; ///< of a search for a row: "kind"
    /// The columns, each with the figures whose detail is its id; empty for a single column.
    std::vector<StatisticsTable::Column> columns = {};

    /// Titles of kinds come from @p catalog.
    [[nodiscard]] StatisticsTable of(const FigureSums &figures,
                                     const ProtocolCatalog &catalog) const;
};

/// The part "name:value" of a search; empty if @p value is empty, because no search finds missing
/// values.
[[nodiscard]] QString filterFor(const QString &name, const QString &value);

} // namespace baton
