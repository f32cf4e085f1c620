// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphsearch.h"

#include "models/core/toindex.h"

namespace baton {

GraphSearch::GraphSearch(const RoutingGraph &graph, const QString &text)
    : m_text(text)
{
    for (size_t i = 0; i < graph.nodes.size() && !text.isEmpty(); ++i) {
        const RoutingNode &node = graph.nodes[i];
        if (node.title.contains(text, Qt::CaseInsensitive)
            || node.role.contains(text, Qt::CaseInsensitive)
            || node.id.contains(text, Qt::CaseInsensitive)) {
            m_nodes.push_back(static_cast<int>(i));
        }
    }
}

int GraphSearch::step(int by)
{
    const int count = static_cast<int>(m_nodes.size());
    if (count == 0) {
        return -1;
    }
    m_at = m_at < 0 ? 0 : (m_at + by + count) % count;
    return m_nodes[toIndex(m_at)];
}

} // namespace baton
