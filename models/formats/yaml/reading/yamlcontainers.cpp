// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamltree.h"
#include "models/text/encodingdetection.h"

#include <utility>

namespace baton {

/// True for "a: b" in [a: b], a map of one entry without braces. It starts where its key starts.
bool YamlTreeBuilder::isSinglePair(const YamlEvent &event, qsizetype start) const
{
    if (event.isBlock) {
        return false;
    }
    const bool keyIsHere = hasEvent() && this->event().isNode() && this->event().mark == start;
    return m_text.at(start) != '{' || keyIsHere;
}

void YamlTreeBuilder::readMap(NodeId id, const YamlEvent &event, qsizetype start)
{
    const bool isSingle = isSinglePair(event, start);
    const bool hasBraces = !event.isBlock && !isSingle;
    {
        Node &node = m_tree.nodes[size_t(id)];
        node.type = ValueType::Map;
        node.style = event.isBlock ? Style::Block : Style::Flow;
        node.range = {start, start};
        node.isEditable = !isSingle;
    }
    remember(event, id);
    const int column =
        std::exchange(m_blockColumn, event.isBlock ? m_text.columnOf(start) : m_blockColumn);
    const bool wasFlow = std::exchange(m_isFlow, !event.isBlock);
    m_position = hasBraces ? std::min(start + 1, m_text.size()) : m_position;
    while (hasEvent() && !this->event().isEnd()) {
        readEntry(id);
    }
    ++m_next;
    m_blockColumn = column;
    m_isFlow = wasFlow;
    closeContainer(id, hasBraces ? '}' : '\0');
}

void YamlTreeBuilder::readList(NodeId id, const YamlEvent &event, qsizetype start)
{
    {
        Node &node = m_tree.nodes[size_t(id)];
        node.type = ValueType::List;
        node.style = event.isBlock ? Style::Block : Style::Flow;
        node.range = {start, start};
    }
    remember(event, id);
    const int column =
        std::exchange(m_blockColumn, event.isBlock ? m_text.columnOf(start) : m_blockColumn);
    const bool wasFlow = std::exchange(m_isFlow, !event.isBlock);
    m_position = event.isBlock ? m_position : std::min(start + 1, m_text.size());
    while (hasEvent() && !this->event().isEnd()) {
        if (event.isBlock) {
            const qsizetype dash = m_text.skipSpace(m_position);
            m_position = m_text.at(dash) == '-' ? dash + 1 : m_position;
        }
        readNode(id);
    }
    ++m_next;
    m_blockColumn = column;
    m_isFlow = wasFlow;
    closeContainer(id, event.isBlock ? '\0' : ']');
}

/// Ends the range of @p id behind @p bracket, or, when it has none, behind its last piece.
void YamlTreeBuilder::closeContainer(NodeId id, char bracket)
{
    Node &node = m_tree.nodes[size_t(id)];
    if (bracket != '\0') {
        const qsizetype close = m_text.skipSpace(m_position, true);
        const bool isClosed = m_text.at(close) == bracket && close < m_cut;
        m_position = isClosed ? close + 1 : m_position;
        node.isEditable = node.isEditable && isClosed;
    }
    // A block at which the text breaks off may have its start but no entry.
    node.range.begin = std::min(node.range.begin, m_position);
    node.range.end = m_position;
}

void YamlTreeBuilder::readEntry(NodeId map)
{
    const qsizetype start = m_text.skipSpace(m_position, m_isFlow);
    if (m_text.at(start) == '?' && m_text.isBlankOrEnd(start + 1)) {
        m_position = start + 1;
    } else {
        m_position = start;
    }
    Node key = readKey();
    const qsizetype colon = m_text.skipSpace(m_position);
    const bool hasColon =
        m_text.at(colon) == ':' && (m_isFlow || m_text.isBlankOrEnd(colon + 1)) && colon < m_cut;
    m_position = hasColon ? colon + 1 : m_position;
    const bool hasValue = hasEvent() && event().isNode();
    const NodeId id = hasValue ? readNode(map) : addAbsentNode(map, m_position);
    Node &node = m_tree.nodes[size_t(id)];
    node.key = std::move(key.text);
    node.keyRange = key.range;
    node.keyStyle = key.style;
    node.isEditable = node.isEditable && key.isEditable;
}

/// Reads a key as if it were a value, and forgets its nodes when it is a list or a map.
Node YamlTreeBuilder::readKey()
{
    const size_t nodeCount = m_tree.nodes.size();
    const size_t anchorCount = m_remembered.size();
    const NodeId id = readNode(noNode);
    Node key = std::move(m_tree.nodes[size_t(id)]);
    m_tree.nodes.resize(nodeCount);
    for (size_t i = anchorCount; i < m_remembered.size(); ++i) {
        m_anchors[m_remembered[i]].node = noNode;
    }
    if (!key.children.empty() || key.style == Style::Flow) {
        const QByteArrayView source = m_text.bytes().sliced(key.range.begin, key.range.length());
        key.text = decodedUtf8(source);
        key.isEditable = false;
    } else if (key.type == ValueType::Null && key.style == Style::Plain) {
        const QByteArrayView source = m_text.bytes().sliced(key.range.begin, key.range.length());
        key.text = decodedUtf8(source);
    }
    return key;
}

} // namespace baton
