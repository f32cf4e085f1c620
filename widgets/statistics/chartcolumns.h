// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/layouts/wrappinglayout.h"

namespace baton {

/// Lays charts out in as many columns as there is room for, each below the shortest column. Columns
/// of the wanted width are made as long as two fit.
class ChartColumns final : public WrappingLayout
{
    Q_OBJECT

public:
    static constexpr int leastColumn = 400;

    explicit ChartColumns(QWidget *parent, int wantedColumn = leastColumn);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    int arrange(const QRect &rect, bool isReal) const override;
    [[nodiscard]] int columnsIn(int width) const;

    const int m_wantedColumn;
};

} // namespace baton
