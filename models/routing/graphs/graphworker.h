// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphcounts.h"
#include "models/routing/graph/graphfilter.h"
#include "models/routing/graph/replay.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/graphs/sequence.h"

#include <QObject>
#include <QThreadPool>

#include <optional>

namespace baton {

/// A complete graph and the part that is shown.
struct BuiltGraph
{
    std::shared_ptr<const GraphSource> source;
    std::vector<GraphKind> kinds; ///< kinds of graphs for which the source has content
    std::shared_ptr<const RoutingGraph> whole;
    std::shared_ptr<const GraphCounts> facts; ///< counts of the whole graph
    std::shared_ptr<const RoutingGraph> shown;
    std::shared_ptr<const Sequence> sequence; ///< sequence of the shown graph
    ReplayTimes times;                        ///< times of the shown graph
    GraphFilter filter;                       ///< filter of this graph
};

/// Builds and filters graphs on a worker, one at a time. A new request replaces waiting ones. Lives
/// on the UI thread.
class GraphWorker final : public QObject
{
    Q_OBJECT

public:
    explicit GraphWorker(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent = nullptr);
    ~GraphWorker() override;

    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSource(std::shared_ptr<const GraphSource> source);
    /// Sets the kind of graph. nullopt, or a kind without content, selects the most informative
    /// kind.
    void setKind(std::optional<GraphKind> kind);
    void setFilter(const GraphFilter &filter);

    [[nodiscard]] const GraphFilter &filter() const { return m_wish.filter; }
    [[nodiscard]] bool isBuilding() const { return m_isBuilding; }

Q_SIGNALS:
    void built(const baton::BuiltGraph &graph);

private:
    struct Request
    {
        std::shared_ptr<const ProtocolCatalog> catalog;
        std::shared_ptr<const GraphSource> source;
        std::optional<GraphKind> kind;
        GraphFilter filter;
    };

    void build();
    void take(const BuiltGraph &graph, const Request &wish);
    [[nodiscard]] static BuiltGraph make(const Request &wish, const BuiltGraph &before,
                                         bool isWholeKept);

    QThreadPool m_pool;
    Request m_wish;
    Request m_done; ///< request that m_last answers
    BuiltGraph m_last;
    bool m_isBuilding = false;
    bool m_isChanged = false; ///< the source has changed since the current build began
};

} // namespace baton
