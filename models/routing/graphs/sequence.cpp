// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/sequence.h"

#include <algorithm>

namespace baton {

namespace {

/// Minimum length in seconds, and minimum ratio to the usual pause, of an idle period that is
/// shown.
constexpr qint64 leastIdle = 300;
constexpr qint64 timesUsual = 6;

/// The median pause between handoffs, in seconds.
qint64 usualPause(const std::vector<Transfer> &crossings)
{
    std::vector<qint64> pauses;
    for (size_t i = 1; i < crossings.size() && crossings[i].time.isValid(); ++i) {
        pauses.push_back(crossings[i - 1].time.secsTo(crossings[i].time));
    }
    if (pauses.empty()) {
        return 0;
    }
    const auto middle = pauses.begin() + std::ssize(pauses) / 2;
    std::ranges::nth_element(pauses, middle);
    return *middle;
}

} // namespace

Sequence::Sequence(std::shared_ptr<const RoutingGraph> graph)
    : m_graph(std::move(graph))
{
    findLanes();
    findRows();
}

void Sequence::findLanes()
{
    std::vector<bool> isUsed(m_graph->nodes.size(), false);
    for (const RoutingEdge &edge : m_graph->edges) {
        if (!edge.crossings.empty()) {
            isUsed[static_cast<size_t>(edge.from)] = true;
            isUsed[static_cast<size_t>(edge.to)] = true;
        }
    }
    struct Protocol
    {
        QString id;
        std::vector<int> hubs;
        std::vector<int> others;
    };
    std::vector<Protocol> protocols;
    for (size_t node = 0; node < isUsed.size(); ++node) {
        if (!isUsed[node]) {
            continue;
        }
        const RoutingNode &agent = m_graph->nodes[node];
        auto own = std::ranges::find(protocols, agent.protocol, &Protocol::id);
        if (own == protocols.end()) {
            own = protocols.insert(own, Protocol{agent.protocol, {}, {}});
        }
        (agent.isHub ? own->hubs : own->others).push_back(static_cast<int>(node));
    }
    for (const Protocol &protocol : protocols) {
        const auto middle = protocol.others.begin() + std::ssize(protocol.others) / 2;
        m_lanes.insert(m_lanes.end(), protocol.others.begin(), middle);
        m_lanes.insert(m_lanes.end(), protocol.hubs.begin(), protocol.hubs.end());
        m_lanes.insert(m_lanes.end(), middle, protocol.others.end());
    }
    m_laneOf.assign(isUsed.size(), -1);
    for (size_t lane = 0; lane < m_lanes.size(); ++lane) {
        m_laneOf[static_cast<size_t>(m_lanes[lane])] = static_cast<int>(lane);
    }
}

void Sequence::findRows()
{
    const std::vector<Transfer> &crossings = m_graph->crossings;
    const qint64 most = std::max(leastIdle, timesUsual * usualPause(crossings));
    m_rowOf.assign(crossings.size(), -1);
    QDateTime last;
    for (size_t i = 0; i < crossings.size(); ++i) {
        const Transfer &crossing = crossings[i];
        if (crossing.edge < 0) {
            continue;
        }
        const qint64 pause =
            last.isValid() && crossing.time.isValid() ? last.secsTo(crossing.time) : 0;
        if (pause > most) {
            m_rows.push_back({-1, pause, crossing.time});
        }
        last = crossing.time;
        m_rowOf[i] = static_cast<int>(m_rows.size());
        m_rows.push_back({static_cast<int>(i), 0, {}});
    }
}

int Sequence::laneOf(int node) const
{
    return node >= 0 && node < std::ssize(m_laneOf) ? m_laneOf[static_cast<size_t>(node)] : -1;
}

int Sequence::rowOf(int position) const
{
    return position >= 0 && position < std::ssize(m_rowOf) ? m_rowOf[static_cast<size_t>(position)]
                                                           : -1;
}

int Sequence::step(int row, int by) const
{
    const int count = static_cast<int>(m_rows.size());
    const int direction = by < 0 ? -1 : 1;
    int at = std::clamp(row + by, 0, std::max(0, count - 1));
    while (at >= 0 && at < count && m_rows[static_cast<size_t>(at)].crossing < 0) {
        at += direction;
    }
    return at >= 0 && at < count ? at : -1;
}

std::vector<int> Sequence::rowsWith(const QString &text) const
{
    std::vector<bool> isNamed;
    for (const RoutingNode &node : m_graph->nodes) {
        isNamed.push_back(node.title.contains(text, Qt::CaseInsensitive));
    }
    std::vector<int> found;
    for (int row = 0; row < std::ssize(m_rows); ++row) {
        const int position = m_rows[static_cast<size_t>(row)].crossing;
        if (position < 0) {
            continue;
        }
        const Transfer &crossing = m_graph->crossings[static_cast<size_t>(position)];
        const RoutingEdge &edge = m_graph->edges[static_cast<size_t>(crossing.edge)];
        if (isNamed[static_cast<size_t>(edge.from)] || isNamed[static_cast<size_t>(edge.to)]
            || crossing.kindTitle.contains(text, Qt::CaseInsensitive)
            || crossing.at.path.contains(text, Qt::CaseInsensitive)) {
            found.push_back(row);
        }
    }
    return found;
}

} // namespace baton
