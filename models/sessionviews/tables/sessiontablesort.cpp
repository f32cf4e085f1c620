// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablesort.h"

#include "models/sessionviews/tables/sessiontable.h"

#include <QDateTime>

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

namespace baton {

namespace {

std::optional<double> numberOf(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::Double:
        return value.toDouble();
    case QMetaType::QDateTime: {
        const QDateTime time = value.toDateTime();
        return time.isValid() ? static_cast<double>(time.toMSecsSinceEpoch())
                              : std::numeric_limits<double>::lowest();
    }
    default:
        return std::nullopt;
    }
}

/// The rank of each key in sort order. Equal keys have the same rank.
template <typename Key>
std::vector<int> ranksOf(const std::vector<Key> &keys)
{
    std::vector<int> order(keys.size());
    std::iota(order.begin(), order.end(), 0);
    const auto keyOf = [&keys](int row) -> const Key & { return keys[static_cast<size_t>(row)]; };
    std::ranges::sort(order, std::less<>(), keyOf);
    std::vector<int> ranks(keys.size());
    int rank = 0;
    for (size_t i = 0; i < order.size(); ++i) {
        rank += i > 0 && keyOf(order[i - 1]) < keyOf(order[i]) ? 1 : 0;
        ranks[static_cast<size_t>(order[i])] = rank;
    }
    return ranks;
}

} // namespace

/// Ranks the rows before the base class handles layoutChanged, and drops the ranks afterwards.
SessionTableSort::SessionTableSort(SessionTable *table, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_table(*table)
{
    setSortRole(SessionTable::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    connect(table, &QAbstractItemModel::layoutChanged, this, [this] { rank(sortColumn()); });
    setSourceModel(table);
    connect(table, &QAbstractItemModel::layoutChanged, this, [this] { m_ranks.clear(); });
}

void SessionTableSort::sort(int column, Qt::SortOrder order)
{
    rank(column);
    QSortFilterProxyModel::sort(column, order);
    m_ranks.clear();
}

void SessionTableSort::rank(int column)
{
    m_ranks.clear();
    if (column < 0 || column >= m_table.columnCount()) {
        return;
    }
    std::vector<QVariant> values;
    for (int row = 0; row < m_table.rowCount(); ++row) {
        values.push_back(m_table.index(row, column).data(SessionTable::SortRole));
    }
    std::vector<double> numbers;
    for (const QVariant &value : values) {
        if (const std::optional<double> number = numberOf(value)) {
            numbers.push_back(*number);
        }
    }
    if (numbers.size() == values.size()) {
        m_ranks = ranksOf(numbers);
        return;
    }
    std::vector<QString> texts;
    for (const QVariant &value : values) {
        texts.push_back(value.toString().toCaseFolded());
    }
    m_ranks = ranksOf(texts);
}

bool SessionTableSort::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return m_ranks.empty()
        ? QSortFilterProxyModel::lessThan(left, right)
        : m_ranks[static_cast<size_t>(left.row())] < m_ranks[static_cast<size_t>(right.row())];
}

} // namespace baton
