// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexhit.h"

#include <QAbstractListModel>

namespace baton {

/// The hits of a search, as many as views have requested.
class SearchModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum RoleId {
        HitRole = Qt::UserRole ///< const IndexHit *, valid until the model changes
    };

    using QAbstractListModel::QAbstractListModel;

    /// Replaces all hits by @p page.
    void set(SearchPage page);
    /// Appends @p page, the answer to moreRequested().
    void append(SearchPage page);
    /// Ends the list: the requested page could not be read.
    void giveUpMore();
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    /// The hit of @p index; null for an invalid index.
    [[nodiscard]] const IndexHit *hit(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// A view needs the hits with ids below @p before.
    void moreRequested(qint64 before);

private:
    std::vector<IndexHit> m_hits;
    bool m_hasMore = false;
    bool m_isFetching = false;
};

} // namespace baton

Q_DECLARE_METATYPE(const baton::IndexHit *)
