// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"

#include <QSet>
#include <QSortFilterProxyModel>

namespace baton {

/// Hides rows of a ProblemsModel by severity and sorts by the raw values.
class ProblemsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ProblemsFilter(QObject *parent = nullptr);

    void setShown(Severity severity, bool isShown);
    [[nodiscard]] bool isShown(Severity severity) const { return !m_hidden.contains(severity); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QSet<Severity> m_hidden;
};

} // namespace baton
