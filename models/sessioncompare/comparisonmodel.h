// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/sessioncomparison.h"

#include <QAbstractTableModel>

namespace baton {

/// Two sessions side by side: a row for each thing that they have in common or differ in.
class ComparisonModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TitleColumn, LeftColumn, RightColumn, columns };
    enum RoleId {
        MarkRole = Qt::UserRole, ///< int of Status, of a side
        DiffersRole,             ///< bool
        TopicRole, ///< QString: "Gate", what its title names; empty where that says it
        IndentRole ///< bool: it belongs to the row before
    };

    explicit ComparisonModel(QObject *parent = nullptr);

    void setComparison(const SessionComparison &comparison, const QString &left,
                       const QString &right);
    void setDifferencesOnly(bool isDifferencesOnly);
    [[nodiscard]] const SessionComparison &comparison() const { return m_comparison; }
    [[nodiscard]] const ComparedRow &row(int index) const
    {
        return m_comparison.rows[m_shown[size_t(index)]];
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void show();

    SessionComparison m_comparison;
    QString m_left;
    QString m_right;
    std::vector<size_t> m_shown; ///< positions in the comparison
    bool m_isDifferencesOnly = true;
};

} // namespace baton
