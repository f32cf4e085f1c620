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
        MarkRole = Qt::UserRole, ///< int of Status of one side
        DiffersRole,             ///< bool: the sides differ
        TopicRole, ///< QString: type of the subject, such as "Gate"; empty: the title names it
        IndentRole ///< bool: the row belongs to the row before it
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
    std::vector<size_t> m_shown; ///< positions of the shown rows
    bool m_isDifferencesOnly = true;
};

} // namespace baton
