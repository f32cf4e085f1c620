// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSortFilterProxyModel>

#include <vector>

namespace baton {

class SessionTable;

/// The rows of a table as the reader sorts them, by raw value. Where all are sorted at once each is
/// given its rank before, which takes a fraction of the time: to ask two rows for their values
/// whenever they are compared is slow.
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
