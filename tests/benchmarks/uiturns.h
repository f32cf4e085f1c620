// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/benchmarks/measure.h"
#include "widgets/routing/graph/graphview.h"

#include <QCoreApplication>
#include <QThread>
#include <QWheelEvent>

namespace baton {

/// Turns of the UI thread during other work: each handles pending events, pans a view and paints
/// it. Their durations are what a user notices.
class UiTurns
{
public:
    explicit UiTurns(GraphView &view)
        : m_view(view)
    {
    }

    /// A turn that starts with @p work.
    template <typename Work>
    void add(Work work)
    {
        measure(m_times, [&] {
            work();
            turn();
        });
    }

    template <typename Condition>
    void until(Condition isReached)
    {
        QElapsedTimer patience;
        patience.start();
        constexpr qint64 longest = 300'000;
        while (!isReached() && patience.elapsed() < longest) {
            add([] { });
            QThread::usleep(2000);
        }
    }

    [[nodiscard]] const Times &times() const { return m_times; }

private:
    void turn()
    {
        QCoreApplication::processEvents();
        m_down = !m_down;
        const QPointF middle = m_view.viewport()->rect().center();
        QWheelEvent wheel(middle, m_view.viewport()->mapToGlobal(middle), {}, {0, m_down ? 8 : -8},
                          {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.viewport(), &wheel);
        m_view.viewport()->repaint();
    }

    GraphView &m_view;
    Times m_times;
    bool m_down = false;
};

} // namespace baton
