// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"
#include "models/session/value/session.h"

#include <atomic>
#include <memory>

namespace baton {

class ProtocolCatalog;

/// The input of graphs: sessions, and documents that belong to none, each with its report.
struct GraphSource
{
    std::vector<std::shared_ptr<const Session>> sessions;
    std::vector<SessionHandoff> documents;
    QString title; ///< "arena-7c1f03"
};

/// Reads @p path: one session, every session and loose handoff of a folder, or the handoffs between
/// the agents of a transcript. Slow: for a worker. Stops early with a partial result once @p stop
/// is set.
[[nodiscard]] GraphSource readGraphSource(const QString &path, const ProtocolCatalog &catalog,
                                          const std::atomic_bool *stop = nullptr);

/// The handoffs of the file @p path, or between the agents of that transcript; none of the state of
/// a session. Slow, too.
[[nodiscard]] std::vector<SessionHandoff> looseHandoffs(const QString &path,
                                                        const ProtocolCatalog &catalog,
                                                        const std::atomic_bool *stop = nullptr);

/// The kinds of graph that @p source has something to show in, the most telling first; never empty.
[[nodiscard]] std::vector<GraphKind> graphKinds(const GraphSource &source,
                                                const ProtocolCatalog &catalog);

/// The graph of @p kind with declared routes, crossings, verdicts and the routing findings.
[[nodiscard]] RoutingGraph routingGraph(const GraphSource &source, GraphKind kind,
                                        const ProtocolCatalog &catalog);

} // namespace baton
