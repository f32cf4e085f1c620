// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPoint>

namespace baton {

/// A drag that scrolls the view. It starts once the pointer moved further than in a click.
class PanGesture
{
public:
    void press(QPoint place);
    /// @returns the distance to scroll; null while it is not a drag.
    QPoint move(QPoint place);
    /// @returns whether it was a drag.
    bool release();
    [[nodiscard]] bool isDragging() const { return m_isDragging; }

private:
    QPoint m_pressed;
    QPoint m_last;
    bool m_isDragging = false;
};

} // namespace baton
