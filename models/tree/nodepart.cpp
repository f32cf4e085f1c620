// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/nodepart.h"

namespace baton {

NodePart::NodePart(std::shared_ptr<const NodePart> origin, qsizetype by)
    : m_isMade(false)
    , m_origin(std::move(origin))
    , m_by(by)
{
}

std::shared_ptr<NodePart> NodePart::moved(const std::shared_ptr<const NodePart> &part, qsizetype by)
{
    const std::scoped_lock lock(part->m_mutex);
    return part->m_origin ? std::make_shared<NodePart>(part->m_origin, part->m_by + by)
                          : std::make_shared<NodePart>(part, by);
}

void NodePart::makeNow() const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_origin) {
        return; // another thread was first
    }
    m_nodes = m_origin->m_nodes;
    for (Node &node : m_nodes) {
        node.moveRanges(m_by);
    }
    m_origin.reset();
    m_isMade.store(true, std::memory_order_release);
}

} // namespace baton
