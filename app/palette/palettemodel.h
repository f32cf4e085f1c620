// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/palette/fuzzymatch.h"
#include "app/palette/paletteitem.h"

#include <QAbstractListModel>

namespace baton {

/// The items that fit what was typed, the best first; all in their own order while nothing is.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum RoleId { DetailRole = Qt::UserRole, KeysRole, PlacesRole };

    explicit PaletteModel(QObject *parent = nullptr);

    void setItems(PaletteItems items);
    void setTyped(const QString &typed);
    [[nodiscard]] const PaletteItem &item(int row) const;
    /// Items that fit but are not shown because there are too many.
    [[nodiscard]] int hiddenCount() const { return m_hidden; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        size_t item = 0;
        QList<qsizetype> places; ///< of the title's characters that were typed
    };
    struct Fit
    {
        size_t item = 0;
        int score = 0;
        bool isByTitle = false;
    };

    void refilter();
    [[nodiscard]] std::vector<Fit> fitsOf(const FuzzyQuery &query) const;
    [[nodiscard]] std::optional<Fit> fitOf(const FuzzyQuery &query, size_t item) const;

    PaletteItems m_items;
    std::vector<quint64> m_letters; ///< of each item, see FuzzyQuery
    QString m_typed;
    std::vector<Row> m_rows;
    int m_hidden = 0;
};

} // namespace baton
