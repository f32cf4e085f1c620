// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/paletteindex.h"

#include "app/palette/fuzzymatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t maxRows = 200;
constexpr int penalty = 200;     // for matches that need the detail, and for disabled items
constexpr int fewestLetters = 3; // typed letters that can match in the detail
constexpr int farBehind = 2;     // matches this many times worse than the best are left out

struct Fit
{
    size_t item = 0;
    int score = 0;
    bool isByTitle = false;
};

std::optional<Fit> fitOf(const FuzzyQuery &query, const QString &typed, const PaletteItems &items,
                         size_t item)
{
    const PaletteItem &shown = items[item];
    if (shown.isOnlyByName && !query.isNamedBy(shown.title + u' ' + shown.detail)) {
        return std::nullopt;
    }
    if (const std::optional<int> byTitle = query.score(shown.title)) {
        return Fit{item, *byTitle - (shown.isEnabled ? 0 : penalty), true};
    }
    std::optional<int> byBoth = query.score(shown.title + u' ' + shown.detail);
    if (!byBoth) {
        byBoth = query.score(shown.detail + u'/' + shown.title);
    }
    if (!byBoth) {
        return std::nullopt;
    }
    const bool isNamedThere =
        typed.size() >= fewestLetters && shown.detail.contains(typed, Qt::CaseInsensitive);
    return Fit{item, *byBoth - (isNamedThere ? 0 : penalty), false};
}

/// All matches, the best first.
std::vector<Fit> fitsOf(const PaletteIndex &stock, const FuzzyQuery &query, const QString &typed,
                        const std::atomic_bool *stop)
{
    std::vector<Fit> fits;
    for (size_t i = 0; i < stock.items.size() && !(stop && *stop); ++i) {
        if (const std::optional<Fit> fit = query.mayFit(stock.letters[i])
                ? fitOf(query, typed, stock.items, i)
                : std::nullopt) {
            fits.push_back(*fit);
        }
    }
    std::ranges::stable_sort(fits, std::greater(), &Fit::score);
    const int best = fits.empty() ? 0 : fits.front().score;
    if (best > 0) {
        std::erase_if(fits, [best](const Fit &fit) { return fit.score * farBehind < best; });
    }
    return fits;
}

} // namespace

PaletteStockPtr stocked(PaletteItems items)
{
    auto stock = std::make_shared<PaletteIndex>();
    stock->items = std::move(items);
    stock->letters.resize(stock->items.size());
    std::ranges::transform(stock->items, stock->letters.begin(), [](const PaletteItem &item) {
        return FuzzyQuery::lettersOf(item.title) | FuzzyQuery::lettersOf(item.detail)
            | FuzzyQuery::lettersOf(u" /");
    });
    return stock;
}

PaletteResults rowsFor(const PaletteIndex &stock, const QString &typed,
                       const std::atomic_bool *stop)
{
    PaletteResults result;
    const FuzzyQuery query(typed);
    if (query.isEmpty()) {
        const size_t count = std::min(stock.items.size(), maxRows);
        for (size_t i = 0; i < count; ++i) {
            result.rows.push_back({i, {}});
        }
        result.hidden = static_cast<int>(stock.items.size() - count);
        return result;
    }
    std::vector<Fit> fits = fitsOf(stock, query, typed, stop);
    result.hidden = static_cast<int>(fits.size() - std::min(fits.size(), maxRows));
    fits.resize(std::min(fits.size(), maxRows));
    for (const Fit &fit : fits) { // only shown rows need places
        const auto match = fit.isByTitle ? query.match(stock.items[fit.item].title) : std::nullopt;
        result.rows.push_back({fit.item, match ? match->places : QList<qsizetype>()});
    }
    return result;
}

} // namespace baton
