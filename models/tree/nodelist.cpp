// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/nodelist.h"

#include <algorithm>

namespace baton {

Node &NodeList::emplace_back()
{
    if (m_size % NodePart::capacity == 0) {
        m_parts.push_back(std::make_shared<NodePart>());
    }
    return changeable(m_size++ / NodePart::capacity).emplace_back();
}

void NodeList::truncate(size_t size)
{
    m_size = size;
    m_parts.resize((size + NodePart::capacity - 1) / NodePart::capacity);
    if (size % NodePart::capacity != 0) {
        changeable(m_parts.size() - 1).resize(size % NodePart::capacity);
    }
}

void NodeList::moveRanges(size_t first, qsizetype by)
{
    for (; first < m_size && first % NodePart::capacity != 0; ++first) {
        (*this)[first].moveRanges(by);
    }
    for (size_t id = first; id < m_size; id += NodePart::capacity) {
        std::shared_ptr<NodePart> &part = m_parts[id / NodePart::capacity];
        part = NodePart::moved(part, by);
    }
}

std::vector<Node> &NodeList::changeable(size_t part)
{
    std::shared_ptr<NodePart> &own = m_parts[part];
    if (own.use_count() > 1) {
        own = std::make_shared<NodePart>(own->nodes());
    }
    std::atomic_thread_fence(
        std::memory_order_acquire); // all other owners have finished reading it
    return own->nodes();
}

bool operator==(const NodeList &a, const NodeList &b)
{
    return std::ranges::equal(a, b);
}

} // namespace baton
