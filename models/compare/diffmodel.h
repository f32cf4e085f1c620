// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/compare/worddifference.h"

#include <QAbstractItemModel>

namespace baton {

/// A FieldDiff as a tree. The columns are the field, its value on the left, the possible actions,
/// and its value on the right.
class DiffModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { FieldColumn, LeftColumn, TakeColumn, RightColumn };
    enum RoleId {
        ChangeRole = Qt::UserRole, ///< int of Change
        MovedRole,                 ///< bool
        DifferenceRole, ///< bool: FieldDiff::isDifference(); false inside an added or removed entry
        DiffersRole,    ///< bool: the entry or one inside it differs, in spelling too
        TakeableRole,   ///< bool: the value differs and can be copied to the other side
        SpansRole,      ///< WordRanges of the cell's text that differ
        MutedRole       ///< bool: the text summarises the value
    };

    explicit DiffModel(QObject *parent = nullptr);

    void setDiff(FieldDiff diff);
    /// Sets the titles of the sides in the header.
    void setTitles(const QString &left, const QString &right);
    [[nodiscard]] const FieldDiff &diff() const { return m_diff; }
    [[nodiscard]] const FieldDiff &entry(const QModelIndex &index) const;
    [[nodiscard]] DiffPath path(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const DiffPath &path) const;
    /// The word for the change of an entry: "changed, moved".
    [[nodiscard]] static QString wordOf(const FieldDiff &entry);

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// An entry with its place. The children of an entry are consecutive.
    struct Row
    {
        const FieldDiff *diff = nullptr;
        size_t parent = 0;
        int row = 0;
        size_t firstChild = 0;
    };

    [[nodiscard]] const Row &place(const QModelIndex &index) const;
    [[nodiscard]] QVariant display(const QModelIndex &index) const;
    [[nodiscard]] QString label(const Row &place) const;
    [[nodiscard]] QVariant spans(const QModelIndex &index) const;

    QString m_leftTitle;
    QString m_rightTitle;
    FieldDiff m_diff;
    std::vector<Row> m_places; ///< the root first
};

} // namespace baton
