// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/linealignment.h"

#include <QAbstractTableModel>

namespace baton {

/// The aligned lines of two texts: number and text of the left, number and text of the right.
class LinesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LeftNumber, LeftText, RightNumber, RightText };

    LinesModel(const QByteArray &left, const QByteArray &right, QString leftTitle,
               QString rightTitle, QObject *parent = nullptr);

    /// The first rows of each run of rows that differ.
    [[nodiscard]] const QList<int> &differences() const { return m_differences; }
    [[nodiscard]] bool differs(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QString m_leftTitle;
    QString m_rightTitle;
    QStringList m_left;
    QStringList m_right;
    IndexPairs m_pairs;
    QList<int> m_differences;
};

} // namespace baton
