// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/redaction.h"

#include <QAbstractTableModel>

namespace baton {

/// The secrets of a report, each to mask or to keep.
class RedactionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { KindColumn, ContextColumn, ShownColumn, PlacesColumn, ColumnCount };
    /// The length of the text before the secret, and of the secret, in ContextColumn.
    enum DataRole { SecretBeginRole = Qt::UserRole, SecretLengthRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRedaction(Redaction redaction);
    [[nodiscard]] const Redaction &redaction() const { return m_items; }
    [[nodiscard]] int maskedCount() const;
    void setAllMasked(bool isMasked);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    [[nodiscard]] QString text(const RedactionItem &item, int column) const;

    Redaction m_items;
};

} // namespace baton
