// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/palettemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t maxRows = 200;
constexpr int penalty = 200;     // for fitting only together with the detail, or being disabled
constexpr int fewestLetters = 3; // of what is typed, to count as found when the detail holds it
constexpr int farBehind = 2;     // what fits so many times worse than the best is left out

} // namespace

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void PaletteModel::setItems(PaletteItems items)
{
    m_items = std::move(items);
    m_letters.resize(m_items.size());
    std::ranges::transform(m_items, m_letters.begin(), [](const PaletteItem &item) {
        return FuzzyQuery::lettersOf(item.title) | FuzzyQuery::lettersOf(item.detail)
            | FuzzyQuery::lettersOf(u" /");
    });
    refilter();
}

void PaletteModel::setTyped(const QString &typed)
{
    m_typed = typed;
    refilter();
}

void PaletteModel::refilter()
{
    beginResetModel();
    const FuzzyQuery query(m_typed);
    std::vector<Fit> fits = fitsOf(query);
    m_hidden = static_cast<int>(fits.size() - std::min(fits.size(), maxRows));
    fits.resize(std::min(fits.size(), maxRows));
    m_rows.clear();
    for (const Fit &fit : fits) { // places only for what is shown
        const auto match = fit.isByTitle ? query.match(m_items[fit.item].title) : std::nullopt;
        m_rows.push_back({fit.item, match ? match->places : QList<qsizetype>()});
    }
    endResetModel();
}

/// All that fit, the best first.
std::vector<PaletteModel::Fit> PaletteModel::fitsOf(const FuzzyQuery &query) const
{
    std::vector<Fit> fits;
    for (size_t i = 0; i < m_items.size(); ++i) {
        if (query.isEmpty()) {
            fits.push_back({i, 0, false});
        } else if (const std::optional<Fit> fit =
                       query.mayFit(m_letters[i]) ? fitOf(query, i) : std::nullopt) {
            fits.push_back(*fit);
        }
    }
    if (query.isEmpty() || fits.empty()) {
        return fits;
    }
    std::ranges::stable_sort(fits, std::greater(), &Fit::score);
    const int best = fits.front().score;
    if (best > 0) {
        std::erase_if(fits, [best](const Fit &fit) { return fit.score * farBehind < best; });
    }
    return fits;
}

std::optional<PaletteModel::Fit> PaletteModel::fitOf(const FuzzyQuery &query, size_t item) const
{
    const PaletteItem &shown = m_items[item];
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
        m_typed.size() >= fewestLetters && shown.detail.contains(m_typed, Qt::CaseInsensitive);
    return Fit{item, *byBoth - (isNamedThere ? 0 : penalty), false};
}

const PaletteItem &PaletteModel::item(int row) const
{
    return m_items[m_rows[static_cast<size_t>(row)].item];
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const PaletteItem &shown = item(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::DecorationRole:
        return shown.icon;
    case Qt::ToolTipRole:
        return shown.detail;
    case Qt::AccessibleTextRole:
        return u"%1 %2 %3"_s.arg(shown.title, shown.detail, shown.keys);
    case DetailRole:
        return shown.detail;
    case KeysRole:
        return shown.keys;
    case PlacesRole:
        return QVariant::fromValue(m_rows[static_cast<size_t>(index.row())].places);
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return item(index.row()).isEnabled ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace baton
