// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/palettemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t maxRows = 200;
constexpr int penalty = 200; // for fitting only together with the detail, or being disabled
constexpr int farBehind = 2; // what fits so many times worse than the best is left out

} // namespace

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void PaletteModel::setItems(PaletteItems items)
{
    m_items = std::move(items);
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
    m_rows.clear();
    for (size_t i = 0; i < m_items.size(); ++i) {
        if (const auto byTitle = fuzzyMatch(m_typed, m_items[i].title)) {
            const int present = m_items[i].isEnabled ? 0 : penalty;
            m_rows.push_back({i, {byTitle->score - present, byTitle->places}});
        } else if (const auto byBoth =
                       fuzzyMatch(m_typed, m_items[i].title + u' ' + m_items[i].detail)) {
            m_rows.push_back({i, {byBoth->score - penalty, {}}});
        } else if (const auto asPath =
                       fuzzyMatch(m_typed, m_items[i].detail + u'/' + m_items[i].title)) {
            m_rows.push_back({i, {asPath->score - penalty, {}}});
        }
    }
    if (!m_typed.isEmpty() && !m_rows.empty()) {
        std::ranges::stable_sort(m_rows, std::greater(),
                                 [](const Row &row) { return row.match.score; });
        const int best = m_rows.front().match.score;
        std::erase_if(m_rows,
                      [best](const Row &row) { return row.match.score * farBehind < best; });
    }
    m_hidden = static_cast<int>(m_rows.size() - std::min(m_rows.size(), maxRows));
    m_rows.resize(std::min(m_rows.size(), maxRows));
    endResetModel();
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
        return QVariant::fromValue(m_rows[static_cast<size_t>(index.row())].match.places);
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
