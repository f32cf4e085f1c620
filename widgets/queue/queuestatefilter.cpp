// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queuestatefilter.h"

#include "models/queue/queuemodel.h"

namespace baton {

QueueStateFilter::QueueStateFilter(RunStatus status, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_status(status)
{
}

bool QueueStateFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(QueueModel::StatusRole).toInt() == static_cast<int>(m_status);
}

} // namespace baton
