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
    Tree tree = m_before;
    if (m_more == 0) {
        for (NodeId id = m_first; id < m_last; ++id) {
            tree.nodes[size_t(id)] = ofPiece(id - m_first + m_skipped);
        }
        tree.nodes.moveRanges(size_t(m_last), m_growth);
    } else {
        tree.nodes.truncate(size_t(m_first));
        for (auto id = m_skipped; id < static_cast<NodeId>(m_piece.nodes.size()); ++id) {
            tree.nodes.push_back(ofPiece(id));
        }
        for (size_t id = size_t(m_last); id < m_before.nodes.size(); ++id) {
            tree.nodes.push_back(behind(m_before.nodes[id]));
        }
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
    node.moveRanges(m_growth);
    return node;
}

void TreeSplice::renumber(Node &node) const
{
    if (m_more == 0) {
        return;
    }
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

/// True for block containers of YAML; brackets and elements end after their last entry.
bool TreeSplice::endsWithLastEntry(NodeId container) const
{
    const Node &node = m_before.at(container);
    return node.style == Style::Block
        && m_before.at(node.children.back()).range.end == node.range.end;
}

void TreeSplice::growContainers(Tree &tree) const
{
    Node &own = tree.nodes[static_cast<size_t>(m_replaced.container)];
    const bool isAtEnd = m_replaced.first + m_replaced.count == std::ssize(own.children);
    bool isLast = isAtEnd && endsWithLastEntry(m_replaced.container);
    putInto(own);
    const qsizetype end = tree.at(own.children.back()).range.end;
    own.range.end = isLast ? end : own.range.end + m_growth;
    NodeId child = m_replaced.container;
    for (NodeId id = own.parent; id != noNode; id = tree.at(id).parent) {
        Node &node = tree.nodes[static_cast<size_t>(id)];
        isLast = isLast && node.children.back() == child && endsWithLastEntry(id);
        renumber(node);
        node.range.end = isLast ? end : node.range.end + m_growth;
        child = id;
    }
}

} // namespace baton
