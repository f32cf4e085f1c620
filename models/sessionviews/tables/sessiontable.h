// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/timeslicedtask.h"
#include "models/sessionviews/tables/tablecell.h"

#include <QAbstractTableModel>

#include <memory>

namespace baton {

/// The change from the rows of a table to others. Computing it changes nothing, so that a worker
/// may do so; applying it is little work.
struct TableChange
{
    std::shared_ptr<const SessionRows> rows;
    std::vector<int> kept;   ///< new row of each old row; -1: removed
    int ranges = 0;          ///< number of ranges of inserted or removed rows
    std::vector<int> others; ///< rows that stay but have changed
    /// The rows that are no longer shown once it was applied.
    std::shared_ptr<const SessionRows> before;
};

/// One list of a session as a table. Updated in place, so that selection and scroll position stay.
class SessionTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum RoleId {
        SortRole = Qt::UserRole, ///< the raw value
        ShapeRole,               ///< int of Status
        TailRole,
        DetailRole,
        DetailShapeRole, ///< int of Status
        LookRole,        ///< int of TableCell::Look
        FadedRole,       ///< bool
        PositionRole,    ///< int: position in the session's list
        NameRole,        ///< bool: elided in the middle
        ShortRole        ///< QString: short form of the text or title
    };

    explicit SessionTable(SessionColumns columns, QObject *parent = nullptr);

    [[nodiscard]] const SessionTableRow &row(int row) const
    {
        return *m_shown[static_cast<size_t>(row)];
    }
    void setRows(SessionRows rows);
    /// The input of take() for showing @p rows instead. Slow for very many rows: a worker may ask
    /// while nothing is taken.
    [[nodiscard]] TableChange changeTo(SessionRows rows) const;
    /// Applies @p change, which keeps the removed rows. If very many rows change, the views are
    /// notified in turns of the event loop.
    void take(TableChange &change);
    [[nodiscard]] bool isName(int column) const;
    /// @p brief says it where there is no room for @p title.
    void setTitle(int column, const QString &title, const QString &brief);
    /// The row as one line of text, to copy.
    [[nodiscard]] QString textOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    template <typename, typename, typename>
    friend struct VectorRowSteps;

    [[nodiscard]] const TableCell *cell(const QModelIndex &index) const;
    void takeInSteps(TableChange &change);
    void applyImmediately(TableChange &change);
    void tell(const std::vector<int> &rows);

    SessionColumns m_columns;
    std::shared_ptr<const SessionRows> m_rows = std::make_shared<const SessionRows>();
    std::vector<const SessionTableRow *>
        m_shown;             ///< shown rows of m_rows, while rows are inserted and removed
    TimeSlicedTask m_slices; ///< changed rows that are still to be announced
};

} // namespace baton
