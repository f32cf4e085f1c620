// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/palettemodel.h"

#include "models/editor/snapshot/detachedpool.h"

#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostAtOnce = 20'000; ///< items that can be searched in a few milliseconds

} // namespace

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_stock(stocked({}))
    , m_shown(m_stock)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
}

PaletteModel::~PaletteModel()
{
    *m_stop = true;
}

void PaletteModel::setItems(PaletteItems items)
{
    setStock(stocked(std::move(items)));
}

void PaletteModel::setStock(PaletteStockPtr stock)
{
    m_stock = std::move(stock);
    refilter();
}

void PaletteModel::reset(PaletteStockPtr stock)
{
    m_typed.clear();
    setStock(std::move(stock));
}

void PaletteModel::setTyped(const QString &typed)
{
    m_typed = typed;
    refilter();
}

void PaletteModel::refilter()
{
    *m_stop = true;
    if (m_typed.isEmpty() || m_stock->items.size() <= mostAtOnce) {
        take(m_stock, rowsFor(*m_stock, m_typed));
        return;
    }
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_isFiltering = true;
    const auto work = [stock = m_stock, typed = m_typed, stop = m_stop] {
        return rowsFor(*stock, typed, stop.get());
    };
    QtConcurrent::run(work).then(
        this, [this, stock = m_stock, stop = m_stop](const PaletteResults &rows) {
            if (!*stop) {
                take(stock, rows);
            }
        });
}

void PaletteModel::take(const PaletteStockPtr &stock, PaletteResults rows)
{
    beginResetModel();
    PaletteStockPtr before = std::exchange(m_shown, stock);
    m_rows = std::move(rows);
    endResetModel();
    if (before != stock && before->items.size() > mostAtOnce) {
        discard(std::move(before));
    }
    m_isFiltering = false;
    Q_EMIT filtered();
}

const PaletteItem &PaletteModel::item(int row) const
{
    return m_shown->items[m_rows.rows[static_cast<size_t>(row)].item];
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.rows.size());
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
        return QVariant::fromValue(m_rows.rows[static_cast<size_t>(index.row())].places);
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
