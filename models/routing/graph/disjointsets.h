// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

namespace baton {

/// Disjoint sets of nodes (union-find).
class DisjointSets
{
public:
    explicit DisjointSets(size_t count)
        : m_first(count)
    {
        std::iota(m_first.begin(), m_first.end(), 0);
    }

    /// The representative of the set that contains @p node.
    int of(int node)
    {
        while (at(node) != node) {
            node = at(node) = at(at(node));
        }
        return node;
    }

    /// Joins the sets. Returns false if both nodes are in the same set.
    bool join(int a, int b)
    {
        const int first = of(a);
        const int second = of(b);
        at(std::max(first, second)) = std::min(first, second);
        return first != second;
    }

private:
    int &at(int node) { return m_first[static_cast<size_t>(node)]; }

    std::vector<int> m_first;
};

} // namespace baton
