// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QtConcurrent>
#include <QThreadPool>

#include <utility>

namespace baton {

/// Work on a graph of which only the latest result counts: immediately for a small graph, on a
/// thread for a large one.
class GraphTask
{
public:
    GraphTask() { m_pool.setMaxThreadCount(1); }

    /// Passes the result of @p make to @p take, on the thread of @p context, which must own this.
    template <typename Make, typename Take>
    void start(const RoutingGraph &graph, QObject *context, const Make &make, const Take &take)
    {
        constexpr size_t most = 700; ///< largest number of nodes and edges of a small graph
        const int run = ++m_run;
        m_isRunning = graph.nodes.size() + graph.edges.size() > most;
        if (!m_isRunning) {
            take(make());
            return;
        }
        using Made = std::invoke_result_t<Make>;
        QtConcurrent::run(&m_pool, make).then(context, [this, run, take](const Made &made) {
            if (run == m_run) {
                m_isRunning = false;
                take(made);
            }
        });
    }
    /// @returns whether work was in progress.
    bool drop()
    {
        ++m_run;
        return std::exchange(m_isRunning, false);
    }

private:
    QThreadPool m_pool;
    int m_run = 0; ///< number of the run; results of earlier ones are dropped
    bool m_isRunning = false;
};

} // namespace baton
