// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"
#include "models/session/value/session.h"

#include <atomic>
#include <memory>

namespace baton {

class ProtocolCatalog;

/// The input for graphs: sessions, and documents outside of sessions with their reports.
struct GraphSource
{
    std::vector<std::shared_ptr<const Session>> sessions;
    std::vector<SessionHandoff> documents;
    QString title; ///< such as "arena-7c1f03"
};

/// Reads @p path: a session, all sessions and loose handoffs in a folder, or the handoffs between
/// the agents of a transcript. Slow, so call it on a worker. Returns a partial result early if @p
/// stop is set.
[[nodiscard]] GraphSource readGraphSource(const QString &path, const ProtocolCatalog &catalog,
                                          const std::atomic_bool *stop = nullptr);

/// The handoffs of the file @p path, or between the agents of that transcript; none of the state of
/// a session. Slow, too.
[[nodiscard]] std::vector<SessionHandoff> looseHandoffs(const QString &path,
                                                        const ProtocolCatalog &catalog,
                                                        const std::atomic_bool *stop = nullptr);

/// The kinds of graphs for which @p source has content, the most informative first; never empty.
[[nodiscard]] std::vector<GraphKind> graphKinds(const GraphSource &source,
                                                const ProtocolCatalog &catalog);

/// The graph of kind @p kind with declared routes, crossings, verdicts and routing findings.
[[nodiscard]] RoutingGraph routingGraph(const GraphSource &source, GraphKind kind,
                                        const ProtocolCatalog &catalog);

} // namespace baton
