// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSet>

#include <algorithm>
#include <vector>

namespace baton {

/// The handoffs among @p agents, each pair once and always the same: shared by pictures and tests.
inline std::vector<std::pair<unsigned, unsigned>> largeGraphSample(unsigned agents = 113,
                                                                   size_t routes = 461)
{
    constexpr unsigned reach = 9;
    quint32 state = 4;
    const auto next = [&state](unsigned below) {
        state = state * 1664525U + 1013904223U;
        return (state >> 16) % below;
    };
    QSet<std::pair<unsigned, unsigned>> known;
    std::vector<std::pair<unsigned, unsigned>> all;
    while (all.size() < routes) {
        const unsigned from = next(agents);
        const unsigned to = std::min(agents - 1, from + 1 + next(reach));
        if (from != to && !known.contains({from, to})) {
            known.insert({from, to});
            all.emplace_back(from, to);
        }
    }
    return all;
}

} // namespace baton
