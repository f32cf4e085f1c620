// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/palette/paletteindex.h"

#include <QAbstractListModel>

namespace baton {

/// The items that match the typed text, the best first; without a text all of them in their own
/// order. A worker searches very many items; the earlier matches stay until it is done.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum RoleId { DetailRole = Qt::UserRole, KeysRole, PlacesRole };

    explicit PaletteModel(QObject *parent = nullptr);
    ~PaletteModel() override;

    void setItems(PaletteItems items);
    void setStock(PaletteStockPtr stock);
    /// Starts again with @p stock and an empty text.
    void reset(PaletteStockPtr stock);
    void setTyped(const QString &typed);
    [[nodiscard]] const PaletteItem &item(int row) const;
    /// The number of matches that are not shown because there are too many.
    [[nodiscard]] int hiddenCount() const { return m_rows.hidden; }
    /// True while the rows belong to an earlier text.
    [[nodiscard]] bool isFiltering() const { return m_isFiltering; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    /// The rows match the present text.
    void filtered();

private:
    void refilter();
    void take(const PaletteStockPtr &stock, PaletteResults rows);

    PaletteStockPtr m_stock; ///< items to search
    PaletteStockPtr m_shown; ///< items that m_rows refer to
    QString m_typed;
    PaletteResults m_rows;
    bool m_isFiltering = false;
    std::shared_ptr<std::atomic_bool> m_stop;
};

} // namespace baton
