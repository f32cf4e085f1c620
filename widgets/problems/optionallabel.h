// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>

namespace baton {

/// A hint on one line that is hidden if it does not fit, because its neighbours need the room more.
class OptionalLabel : public QLabel
{
    Q_OBJECT

public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        if (width() >= sizeHint().width()) {
            QLabel::paintEvent(event);
        }
    }
};

} // namespace baton
