// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QSortFilterProxyModel>

namespace baton {

/// The steps of a queue in one state.
class QueueStateFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    QueueStateFilter(RunStatus status, QObject *parent);

    [[nodiscard]] RunStatus status() const { return m_status; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    RunStatus m_status;
};

} // namespace baton
