// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/treesplice.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace baton {

namespace {

void move(ByteRange &range, qsizetype by)
{
    range = {range.begin + by, range.end + by};
}

} // namespace

TreeSplice::TreeSplice(const Tree &before, const NodeRun &replaced, ByteRange lines,
                       const Tree &piece, qsizetype growth, bool isOneEntry)
    : m_before(before)
    , m_replaced(replaced)
    , m_lines(lines)
    , m_piece(piece)
    , m_growth(growth)
    , m_skipped(isOneEntry ? 0 : 1)
{
    std::tie(m_first, m_last) = replaced.nodes(before);
    m_more = static_cast<NodeId>(piece.nodes.size()) - m_skipped - (m_last - m_first);
}

NodeRun TreeSplice::run() const
{
    const auto entries = static_cast<qsizetype>(m_piece.root().children.size());
    return {m_replaced.container, m_replaced.first, m_skipped > 0 ? entries : 1};
}

Tree TreeSplice::tree() const
{
    Tree tree;
    tree.nodes.reserve(m_before.nodes.size() + static_cast<size_t>(std::max(m_more, 0)));
    const auto nodes = m_before.nodes.begin();
    tree.nodes.insert(tree.nodes.end(), nodes, nodes + m_first);
    for (auto id = m_skipped; id < static_cast<NodeId>(m_piece.nodes.size()); ++id) {
        tree.nodes.push_back(ofPiece(id));
    }
    for (auto node = nodes + m_last; node != m_before.nodes.end(); ++node) {
        tree.nodes.push_back(behind(*node));
    }
    growContainers(tree);
    return tree;
}

Node TreeSplice::ofPiece(NodeId id) const
{
    Node node = m_piece.at(id);
    const bool isEntry = node.parent < m_skipped;
    const bool hasKey = node.parent != noNode && m_piece.at(node.parent).type == ValueType::Map;
    node.parent = isEntry ? m_replaced.container : placeOf(node.parent);
    for (NodeId &child : node.children) {
        child = placeOf(child);
    }
    move(node.range, m_lines.begin);
    if (hasKey) {
        move(node.keyRange, m_lines.begin);
    }
    if (isEntry && m_skipped == 0) {
        const Node &was = m_before.at(m_first);
        node.key = was.key;
        node.keyRange = was.keyRange;
        node.keyStyle = was.keyStyle;
    }
    return node;
}

Node TreeSplice::behind(Node node) const
{
    node.parent += node.parent >= m_last ? m_more : 0;
    renumber(node);
    move(node.range, m_growth);
    if (node.keyRange.begin >= m_lines.end) {
        move(node.keyRange, m_growth);
    }
    return node;
}

void TreeSplice::renumber(Node &node) const
{
    for (NodeId &child : node.children) {
        child += child >= m_last ? m_more : 0;
    }
}

void TreeSplice::putInto(Node &container) const
{
    std::vector<NodeId> children = std::move(container.children);
    const auto first = children.begin() + m_replaced.first;
    container.children.assign(children.begin(), first);
    if (m_skipped == 0) {
        container.children.push_back(m_first);
    } else {
        for (const NodeId entry : m_piece.root().children) {
            container.children.push_back(placeOf(entry));
        }
    }
    std::transform(first + m_replaced.count, children.end(), std::back_inserter(container.children),
                   [this](NodeId child) { return child + m_more; });
}

/// A block container ends with its last entry; brackets end behind it.
void TreeSplice::growContainers(Tree &tree) const
{
    Node &own = tree.nodes[static_cast<size_t>(m_replaced.container)];
    const bool isAtEnd = m_replaced.first + m_replaced.count == std::ssize(own.children);
    putInto(own);
    bool isLast = isAtEnd && own.style == Style::Block;
    const qsizetype end = tree.at(own.children.back()).range.end;
    own.range.end = isLast ? end : own.range.end + m_growth;
    NodeId child = m_replaced.container;
    for (NodeId id = own.parent; id != noNode; id = tree.at(id).parent) {
        Node &node = tree.nodes[static_cast<size_t>(id)];
        isLast = isLast && node.children.back() == child;
        renumber(node);
        node.range.end = isLast ? end : node.range.end + m_growth;
        child = id;
    }
}

} // namespace baton
