// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/documentlist.h"

#include <QAbstractListModel>

namespace baton {

/// The handoffs of a file with their status. Rows are created when they become visible. Rows that
/// keep their place stay selected.
class DocumentListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const DocumentEntries &entries() const { return m_entries; }
    void setEntries(const DocumentEntries &entries);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    DocumentEntries m_entries;
};

} // namespace baton
