// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/tables/columnwidths.h"
#include "widgets/session/tables/wrappingcolumn.h"

#include <QHash>
#include <QMap>
#include <QModelIndex>

#include <optional>
#include <vector>

class QTreeView;

namespace baton {

class SessionTable;

/// Computes the column widths of a SessionTableView from their contents.
class SessionTableColumns
{
public:
    /// @p view shows @p table and must outlive this.
    SessionTableColumns(QTreeView &view, const SessionTable &table);

    /// See SessionTableView::setFitting().
    void setFitting(int stretch, int widest);
    /// See SessionTableView::setWrapping().
    void setWrapping(const QList<int> &columns);
    [[nodiscard]] bool areWrapping() const { return !m_wrapping.isEmpty(); }
    /// The user resized @p column to @p width.
    void keep(int column, int width) { m_moved.insert(column, width); }
    /// Drops the measured widths, because the contents changed.
    void forget() { m_measured.clear(); }

    /// Sets each column to its optimal width. Returns true if a width changed; nullopt if the
    /// columns keep their widths.
    std::optional<bool> fit();
    /// True within fit().
    [[nodiscard]] bool areFitting() const { return m_areFitting; }
    /// See SessionTableView::wholeWidth().
    [[nodiscard]] int wholeWidth(bool hasFolders);
    /// Short titles for columns without room for the full ones.
    [[nodiscard]] QHash<int, QString> briefTitles() const;

private:
    /// The contents of a column, as far as they were measured.
    struct Measured
    {
        QList<int> cells; ///< width of each cell on one line
        QList<int> names; ///< width of each file name without folder
        WrappingColumn texts;
    };

    [[nodiscard]] QList<int> widths();
    void measure();
    [[nodiscard]] bool isWrapping(int column) const;
    [[nodiscard]] int titleWidth(int column, bool isBrief = false) const;
    [[nodiscard]] int widestOf(int column) const;
    [[nodiscard]] ColumnWidthNeed needOf(int column) const;
    [[nodiscard]] QList<int> fittingWidths(int room) const;
    [[nodiscard]] WrappingNeed wrappingNeedOf(int column) const;
    [[nodiscard]] QList<int> sharedWidths(int room) const;
    void spread(QList<int> &widths, int rest) const;
    [[nodiscard]] Measured measured(int column) const;
    [[nodiscard]] WrappingText titleText(int column) const;
    [[nodiscard]] WrappingColumn::Cell textsOf(const QModelIndex &index) const;

    QTreeView &m_view;
    const SessionTable &m_table;
    std::vector<Measured> m_measured; ///< by column; empty if not measured yet
    QList<int> m_wrapping;            ///< numbers of wrapping columns
    QMap<int, int> m_moved;           ///< widths of columns that the user resized
    int m_stretch = -1;
    int m_widest = 0;
    bool m_areFitting = false;
};

} // namespace baton
