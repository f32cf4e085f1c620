// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSortFilterProxyModel>

#include <vector>

namespace baton {

class SessionTable;

/// The rows of a table as sorted by the user, by raw value. Before all rows are sorted, each one
/// gets a rank, because reading two values for each comparison is much slower.
class SessionTableSort final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SessionTableSort(SessionTable *table, QObject *parent = nullptr);

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void rank(int column);

    SessionTable &m_table;
    std::vector<int> m_ranks; ///< rank of each row, while all rows are sorted
};

} // namespace baton
