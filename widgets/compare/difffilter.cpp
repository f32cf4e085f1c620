// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/difffilter.h"

#include "models/compare/diffmodel.h"

namespace baton {

void DiffFilter::setDifferencesOnly(bool isOn)
{
    if (isOn != m_isOn) {
        m_isOn = isOn;
        invalidateRowsFilter();
    }
}

bool DiffFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return !m_isOn || sourceModel()->index(row, 0, parent).data(DiffModel::DiffersRole).toBool();
}

} // namespace baton
