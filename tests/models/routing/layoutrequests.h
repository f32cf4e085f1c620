// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"

#include <QRandomGenerator>

namespace baton {

/// Nodes of several heights, and edges between any of them.
inline LayoutRequest randomRequest(int nodes, int edges, quint32 seed)
{
    QRandomGenerator random(seed);
    LayoutRequest request;
    for (int i = 0; i < nodes; ++i) {
        request.nodes.emplace_back(150, 66 + 9.0 * random.bounded(4));
    }
    for (int i = 0; i < edges; ++i) {
        request.edges.push_back({static_cast<int>(random.bounded(nodes)),
                                 static_cast<int>(random.bounded(nodes)),
                                 QSizeF(34 + random.bounded(30), 20), QSizeF(34, 20)});
    }
    return request;
}

/// Parts of two nodes each.
inline LayoutRequest pairRequest(int count)
{
    LayoutRequest request;
    request.nodes.assign(size_t(count) * 2, QSizeF(150, 66));
    for (int i = 0; i < count; ++i) {
        request.edges.push_back({2 * i, 2 * i + 1, QSizeF(38, 20)});
    }
    return request;
}

} // namespace baton
