// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/problem.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>

namespace baton {

/// The problems of a document as a table. Updates rows in place, so that the selection is kept.
class ProblemsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        SeverityColumn,
        MessageColumn,
        FieldColumn,
        LineColumn,
        RuleColumn,
        FixColumn,
        ExplainColumn
    };
    enum RoleId {
        SeverityRole = Qt::UserRole, ///< int of Severity
        StaleRole                    ///< bool
    };

    explicit ProblemsModel(QObject *parent = nullptr);

    [[nodiscard]] const Problems &problems() const { return *m_problems; }
    [[nodiscard]] const Problem &problem(int row) const;
    void setProblems(Problems problems);

    /// The number of rows with @p severity that are stale or, if @p isStale is false, current.
    [[nodiscard]] int count(Severity severity, bool isStale) const;
    /// The time at which the stale rows were found; invalid if there are none.
    [[nodiscard]] QTime staleSince() const { return m_staleSince; }
    /// True if @p row comes before row @p other when sorted by @p column.
    [[nodiscard]] bool isBefore(int row, int other, int column) const;
    /// The row as one line of text for the clipboard.
    [[nodiscard]] QString textOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    /// Emitted when the rows match the newest analysis.
    void refreshed();

private:
    template <typename, typename, typename>
    friend struct VectorRowSteps;

    void tally();
    [[nodiscard]] QString display(const Problem &problem, int column) const;
    [[nodiscard]] QString accessible(const Problem &problem, int column) const;

    std::shared_ptr<const Problems> m_problems;
    std::vector<const Problem *> m_rows;             ///< pointers to the shown problems, by row
    std::array<std::array<int, 2>, 3> m_counts = {}; ///< counts by severity: current, stale
    QTime m_staleSince;
};

} // namespace baton
