// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/sessionrow.h"

#include <QAbstractTableModel>

namespace baton {

/// One list of a session as a table. Brought up to date in place, so that selection and scroll stay
/// on what they were.
class SessionTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum RoleId {
        SortRole = Qt::UserRole, ///< the raw value
        ShapeRole,               ///< int of Shape
        TailRole,
        DetailRole,
        DetailShapeRole, ///< int of Shape
        LookRole,        ///< int of SessionCell::Look
        FadedRole,       ///< bool
        PositionRole,    ///< int, in the session's list
        NameRole         ///< bool: shortened in the middle
    };

    explicit SessionTable(SessionColumns columns, QObject *parent = nullptr);

    [[nodiscard]] const SessionRow &row(int row) const { return m_rows[static_cast<size_t>(row)]; }
    [[nodiscard]] int rowOf(const QString &key) const;
    void setRows(SessionRows rows);
    [[nodiscard]] bool isName(int column) const;
    void setTitle(int column, const QString &title);
    /// The row as one line of text, to copy.
    [[nodiscard]] QString textOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Merge;

    [[nodiscard]] const SessionCell *cell(const QModelIndex &index) const;

    SessionColumns m_columns;
    SessionRows m_rows;
};

} // namespace baton
