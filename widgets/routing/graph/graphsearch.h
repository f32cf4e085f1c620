// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <vector>

namespace baton {

/// The nodes whose title, role or id contains a text, and which of them is current.
class GraphSearch
{
public:
    GraphSearch() = default;
    /// An empty text finds nothing.
    GraphSearch(const RoutingGraph &graph, const QString &text);

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const std::vector<int> &nodes() const { return m_nodes; }
    /// The current node: first the first match, then @p by matches further, wrapping around. -1 if
    /// nothing matches.
    int step(int by);

private:
    QString m_text;
    std::vector<int> m_nodes;
    int m_at = -1;
};

} // namespace baton
