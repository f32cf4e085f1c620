// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/statuspainting.h"

#include <QAbstractButton>

namespace baton {

/// A status shape with a count; unchecked while its rows are hidden.
class CountToggle : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CountToggle(Status status, QWidget *parent = nullptr);

    /// @p isStale: the count belongs to an earlier state and is shown without colour.
    void setCount(const QString &text, bool isStale);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Status m_status;
    bool m_isStale = false;
};

} // namespace baton
