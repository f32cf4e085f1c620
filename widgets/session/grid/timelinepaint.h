// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/session/grid/timelinelayout.h"

class QPainter;

namespace baton {

/// Paints a time line.
class TimeLinePaint
{
public:
    /// All references must outlive it.
    TimeLinePaint(QPainter &painter, const TimeLineLayout &line, const PhasePlace &current,
                  bool hasFocus)
        : m_painter(painter)
        , m_bars(line)
        , m_current(current)
        , m_hasFocus(hasFocus)
    {
    }

    void paint() const;

private:
    void paintAxis() const;
    void paintRow(int phase) const;
    void paintBar(const QRect &bar, Status shape, bool isSure, bool isCurrent) const;
    void paintUntimed(int phase) const;

    QPainter &m_painter;
    const TimeLineLayout &m_bars;
    const PhasePlace &m_current;
    bool m_hasFocus;
};

} // namespace baton
