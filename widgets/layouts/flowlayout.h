// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/layouts/wrappinglayout.h"

namespace baton {

/// Controls one after the other, in as many lines as they need.
class FlowLayout final : public WrappingLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget *parent = nullptr);

    /// Space between lines; by default the space between the controls of a line.
    void setLineSpacing(int spacing) { m_lineSpacing = spacing; }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] QSize sizeHint() const override;

private:
    int arrange(const QRect &rect, bool isReal) const override;

    int m_lineSpacing = -1;
};

} // namespace baton
