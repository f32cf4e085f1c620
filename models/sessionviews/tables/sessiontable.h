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
    std::vector<int> kept;   ///< for each row its place among the new ones, or -1 when it goes
    int ranges = 0;          ///< of rows that come or go
    std::vector<int> others; ///< new rows that stood there before and tell something else
    /// The rows that are no longer shown once it was applied.
    std::shared_ptr<const SessionRows> before;
};

/// One list of a session as a table. Brought up to date in place, so that selection and scroll stay
/// on what they were.
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
        PositionRole,    ///< int, in the session's list
        NameRole,        ///< bool: shortened in the middle
        ShortRole        ///< says the same where the whole text or title has no room
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
    struct Steps;

    [[nodiscard]] const TableCell *cell(const QModelIndex &index) const;
    void adopt(TableChange &change);
    void takeInSteps(TableChange &change);
    void applyImmediately(TableChange &change);
    void tell(const std::vector<int> &rows);

    SessionColumns m_columns;
    std::shared_ptr<const SessionRows> m_rows = std::make_shared<const SessionRows>();
    std::vector<const SessionTableRow *> m_shown; ///< of m_rows, but while rows come and go
    TimeSlicedTask m_slices;                      ///< of rows that tell something else
};

} // namespace baton
