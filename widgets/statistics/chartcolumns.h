// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/layouts/wrappinglayout.h"

namespace baton {

/// Lays out charts in as many columns as fit, each below the shortest column.
class ChartColumns final : public WrappingLayout
{
    Q_OBJECT

public:
    explicit ChartColumns(QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    int arrange(const QRect &rect, bool isReal) const override;
};

} // namespace baton
