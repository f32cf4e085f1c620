// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchmodel.h"

#include "models/search/indexhittext.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

void SearchModel::set(SearchPage page)
{
    beginResetModel();
    m_hits = std::move(page.hits);
    m_hasMore = page.hasMore;
    m_isFetching = false;
    endResetModel();
}

void SearchModel::append(SearchPage page)
{
    m_isFetching = false;
    m_hasMore = page.hasMore;
    if (page.hits.empty()) {
        return;
    }
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(page.hits.size()) - 1);
    std::ranges::move(page.hits, std::back_inserter(m_hits));
    endInsertRows();
}

void SearchModel::giveUpMore()
{
    m_isFetching = false;
    m_hasMore = false;
}

const IndexHit *SearchModel::hit(const QModelIndex &index) const
{
    return index.isValid() && size_t(index.row()) < m_hits.size() ? &m_hits[size_t(index.row())]
                                                                  : nullptr;
}

int SearchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant SearchModel::data(const QModelIndex &index, int role) const
{
    const IndexHit *found = hit(index);
    if (!found) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return found->entry.title;
    case Qt::ToolTipRole:
        return QDir::toNativeSeparators(pathOf(*found));
    case Qt::AccessibleTextRole:
        return QStringList{found->entry.title, found->snippet.text, whereText(*found)}.join(
            u", "_s);
    case HitRole:
        return QVariant::fromValue(found);
    default:
        return {};
    }
}

bool SearchModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching && !m_hits.empty();
}

void SearchModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent)) {
        m_isFetching = true;
        Q_EMIT moreRequested(m_hits.back().id);
    }
}

} // namespace baton
