// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/timeslicedtask.h"
#include "models/sessionviews/tables/tablecell.h"

#include <QAbstractTableModel>

#include <memory>

namespace baton {

/// The change from the rows of a table to others. Computing it modifies nothing, so a worker can do
/// it. Applying it is fast.
struct TableChange
{
    std::shared_ptr<const SessionRows> rows;
    std::vector<int> kept;   ///< new row of each old row; -1 if removed
    int ranges = 0;          ///< number of ranges of inserted or removed rows
    std::vector<int> others; ///< rows that stay but have changed data
    /// The rows that are no longer shown after the change was applied.
    std::shared_ptr<const SessionRows> before;
};

/// A list of a session as a table. Updated in place, so that selection and scroll position are
/// kept.
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
    /// The input of take() to show @p rows. Slow for very many rows, so it may run on a worker, but
    /// not at the same time as take().
    [[nodiscard]] TableChange changeTo(SessionRows rows) const;
    /// Applies @p change, which then owns the removed rows. If very many rows change, the views are
    /// notified in several turns of the event loop.
    void take(TableChange &change);
    [[nodiscard]] bool isName(int column) const;
    /// Sets the title of a column. @p brief is shown if there is no space for @p title.
    void setTitle(int column, const QString &title, const QString &brief);
    /// The row as one line of text for the clipboard.
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
        m_shown;             ///< rows of m_rows that are shown while rows are inserted and removed
    TimeSlicedTask m_slices; ///< changed rows that are not announced yet
};

} // namespace baton
