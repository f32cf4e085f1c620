// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/linkreduction.h"

#include "models/core/toindex.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>

namespace baton {

namespace {

constexpr long mostPassed =
    20'000; ///< limit for the sum of columns that links pass; dot needs too much time above it
constexpr double longLink = 0.1; ///< minimum length of a long link, as a share of all columns

/// The neighbours of each node, in the order of the links.
class Neighbours
{
public:
    Neighbours(const std::vector<ReducibleLink> &links, int nodes, bool bothWays)
        : m_begin(toIndex(nodes) + 1)
    {
        for (const ReducibleLink &link : links) {
            ++m_begin[toIndex(link.from) + 1];
            m_begin[toIndex(link.to) + 1] += bothWays ? 1 : 0;
        }
        std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
        m_nodes.resize(m_begin.back());
        std::vector<size_t> next(m_begin.begin(), m_begin.end() - 1);
        for (const ReducibleLink &link : links) {
            m_nodes[next[toIndex(link.from)]++] = link.to;
            if (bothWays) {
                m_nodes[next[toIndex(link.to)]++] = link.from;
            }
        }
    }

    [[nodiscard]] std::span<const int> of(int node) const
    {
        return {m_nodes.data() + m_begin[toIndex(node)],
                m_begin[toIndex(node) + 1] - m_begin[toIndex(node)]};
    }

private:
    std::vector<size_t> m_begin;
    std::vector<int> m_nodes;
};

/// The nodes in the order in which a depth-first search leaves them. A link to a node that was left
/// earlier closes no cycle.
std::vector<int> leftInOrder(const Neighbours &next, int nodes)
{
    struct Visit
    {
        int node = -1;
        size_t seen = 0;
    };
    std::vector<int> order(toIndex(nodes), -1);
    std::vector<bool> isKnown(toIndex(nodes));
    int left = 0;
    for (int start = 0; start < nodes; ++start) {
        std::vector<Visit> way;
        if (!isKnown[toIndex(start)]) {
            isKnown[toIndex(start)] = true;
            way.push_back({start, 0});
        }
        while (!way.empty()) {
            Visit &visit = way.back();
            const std::span<const int> others = next.of(visit.node);
            if (visit.seen == others.size()) {
                order[toIndex(visit.node)] = left++;
                way.pop_back();
                continue;
            }
            const int other = others[visit.seen++];
            if (!isKnown[toIndex(other)]) {
                isKnown[toIndex(other)] = true;
                way.push_back({other, 0});
            }
        }
    }
    return order;
}

/// True if the links are long when each node is as far left as possible.
bool isTangle(const std::vector<ReducibleLink> &links, int nodes)
{
    const Neighbours next(links, nodes, false);
    const std::vector<int> left = leftInOrder(next, nodes);
    std::vector<int> order(toIndex(nodes));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, std::ranges::greater(), [&](int node) { return left[toIndex(node)]; });
    const auto isForward = [&](int from, int to) {
        return left[toIndex(from)] > left[toIndex(to)];
    };
    std::vector<int> column(toIndex(nodes));
    for (const int node : order) {
        for (const int other : next.of(node)) {
            if (isForward(node, other)) {
                column[toIndex(other)] =
                    std::max(column[toIndex(other)], column[toIndex(node)] + 1);
            }
        }
    }
    long passed = 0;
    for (const ReducibleLink &link : links) {
        passed += std::abs(column[toIndex(link.to)] - column[toIndex(link.from)]);
    }
    const double columns = *std::ranges::max_element(column) + 1;
    return passed > mostPassed && double(passed) > longLink * columns * double(links.size());
}

/// The number of links between each node and the node with the most links in its component.
std::vector<int> steps(const std::vector<ReducibleLink> &links, int nodes)
{
    const Neighbours beside(links, nodes, true);
    std::vector<int> starts(toIndex(nodes));
    std::iota(starts.begin(), starts.end(), 0);
    std::ranges::stable_sort(starts, std::ranges::greater(),
                             [&](int node) { return beside.of(node).size(); });
    std::vector<int> step(toIndex(nodes), -1);
    for (const int start : starts) {
        if (step[toIndex(start)] >= 0) {
            continue;
        }
        std::vector<int> found{start};
        step[toIndex(start)] = 0;
        for (size_t i = 0; i < found.size(); ++i) {
            for (const int other : beside.of(found[i])) {
                if (step[toIndex(other)] < 0) {
                    step[toIndex(other)] = step[toIndex(found[i])] + 1;
                    found.push_back(other);
                }
            }
        }
    }
    return step;
}

} // namespace

std::vector<ReducibleLink> reducedLinks(std::vector<ReducibleLink> links, int nodes)
{
    if (links.empty() || !isTangle(links, nodes)) {
        return links;
    }
    const std::vector<int> step = steps(links, nodes);
    std::erase_if(links, [&](const ReducibleLink &link) {
        return step[toIndex(link.from)] == step[toIndex(link.to)];
    });
    for (ReducibleLink &link : links) {
        if (step[toIndex(link.from)] > step[toIndex(link.to)]) {
            std::swap(link.from, link.to);
        }
    }
    return links;
}

} // namespace baton
