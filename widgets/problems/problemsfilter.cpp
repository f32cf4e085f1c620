// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/problemsfilter.h"

#include "models/editor/problems/problemsmodel.h"

namespace baton {

ProblemsFilter::ProblemsFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void ProblemsFilter::setShown(Severity severity, bool isShown)
{
    if (isShown) {
        m_hidden.remove(severity);
    } else {
        m_hidden.insert(severity);
    }
    invalidateRowsFilter();
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return isShown(static_cast<Severity>(index.data(ProblemsModel::SeverityRole).toInt()));
}

bool ProblemsFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return static_cast<const ProblemsModel *>(sourceModel())
        ->isBefore(left.row(), right.row(), left.column());
}

} // namespace baton
