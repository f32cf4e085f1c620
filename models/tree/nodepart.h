// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/node.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace baton {

/// Nodes that follow each other in a tree. A part may be another one whose ranges are moved: its
/// nodes are made when they are read first, by whichever thread.
class NodePart
{
public:
    static constexpr size_t capacity = 256; ///< number of nodes

    NodePart() = default;
    /// The nodes of @p origin, with their ranges moved by @p by bytes.
    NodePart(std::shared_ptr<const NodePart> origin, qsizetype by);
    explicit NodePart(std::vector<Node> nodes)
        : m_nodes(std::move(nodes))
    {
    }

    [[nodiscard]] const std::vector<Node> &nodes() const
    {
        make();
        return m_nodes;
    }
    [[nodiscard]] std::vector<Node> &nodes()
    {
        make();
        return m_nodes;
    }

    /// @p part with its ranges moved by @p by bytes, without reading it.
    [[nodiscard]] static std::shared_ptr<NodePart>
    moved(const std::shared_ptr<const NodePart> &part, qsizetype by);

private:
    void make() const
    {
        if (!m_isMade.load(std::memory_order_acquire)) {
            makeNow();
        }
    }
    void makeNow() const;

    mutable std::vector<Node> m_nodes;
    mutable std::atomic_bool m_isMade = true;
    mutable std::mutex m_mutex; ///< guards m_origin
    mutable std::shared_ptr<const NodePart>
        m_origin; ///< source of the nodes until they are created
    qsizetype m_by = 0;
};

} // namespace baton
