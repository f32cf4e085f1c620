// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/palette/paletteitem.h"

#include <QList>

#include <atomic>
#include <memory>

namespace baton {

/// The items of the palette, with an index for quick searches.
struct PaletteIndex
{
    PaletteItems items;
    std::vector<quint64> letters; ///< letters of each item, see FuzzyQuery
};

using PaletteStockPtr = std::shared_ptr<const PaletteIndex>;

[[nodiscard]] PaletteStockPtr stocked(PaletteItems items);

/// The items that match the typed text, the best first; without a text all of them in their own
/// order.
struct PaletteResults
{
    struct Row
    {
        size_t item = 0;
        QList<qsizetype> places; ///< positions of the matched characters in the title
    };
    std::vector<Row> rows;
    int hidden = 0; ///< number of further matches that are not shown
};

/// The rows for the text @p typed. Pure and thread-safe; the result is invalid if @p stop is true.
[[nodiscard]] PaletteResults rowsFor(const PaletteIndex &stock, const QString &typed,
                                     const std::atomic_bool *stop = nullptr);

} // namespace baton
