// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/nodelayout.h"

#include <algorithm>

namespace baton::edit {
namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\0';
}

} // namespace

NodeLayout::NodeLayout(const QByteArray &bytes, const ParsedText &parsed, int document)
    : m_parsed(parsed)
    , m_document(parsed.documents[static_cast<size_t>(document)])
    , m_lines(bytes)
{
}

QByteArray NodeLayout::source(ByteRange range) const
{
    const bool isSound =
        range.begin >= 0 && !range.isEmpty() && range.end <= m_lines.bytes().size();
    return isSound ? m_lines.bytes().sliced(range.begin, range.length()).toByteArray()
                   : QByteArray();
}

size_t NodeLayout::position(NodeId id) const
{
    const std::vector<NodeId> &siblings = node(node(id).parent).children;
    const auto found = std::lower_bound(siblings.begin(), siblings.end(), id);
    return static_cast<size_t>(found - siblings.begin());
}

bool NodeLayout::isInFlow(NodeId id) const
{
    for (NodeId up = node(id).parent; up != noNode; up = node(up).parent) {
        if (node(up).style == Style::Flow) {
            return true;
        }
    }
    return false;
}

qsizetype NodeLayout::dash(NodeId item) const
{
    const Node &list = node(node(item).parent);
    const size_t at = position(item);
    const qsizetype from = at == 0 ? list.range.begin : contentEnd(list.children[at - 1]);
    return m_lines.skipGap(from);
}

qsizetype NodeLayout::keyBegin(NodeId entry) const
{
    qsizetype begin = node(entry).keyRange.begin;
    const qsizetype line = m_lines.begin(begin);
    while (true) {
        qsizetype end = begin;
        while (end > line && (m_lines.at(end - 1) == ' ' || m_lines.at(end - 1) == '\t')) {
            --end;
        }
        qsizetype word = end;
        while (word > line && !isSpace(m_lines.at(word - 1)) && m_lines.at(word - 1) != '{'
               && m_lines.at(word - 1) != '[' && m_lines.at(word - 1) != ',') {
            --word;
        }
        const char first = m_lines.at(word);
        const bool isPart = first == '&' || first == '!' || (first == '?' && end == word + 1);
        if (end == begin || word == end || !isPart) {
            return begin;
        }
        begin = word;
    }
}

qsizetype NodeLayout::entryBegin(NodeId id) const
{
    const Node &self = node(id);
    if (self.parent == noNode) {
        return self.properties.isEmpty() ? self.range.begin : self.properties.begin;
    }
    const Node &parent = node(self.parent);
    if (parent.type == ValueType::Map) {
        return keyBegin(id);
    }
    if (parent.style == Style::Block) {
        return dash(id);
    }
    const bool isPair = self.type == ValueType::Map && !self.children.empty()
        && self.style == Style::Flow && m_lines.at(self.range.begin) != '{';
    if (isPair) {
        return keyBegin(self.children.front());
    }
    return self.properties.isEmpty() ? self.range.begin : self.properties.begin;
}

qsizetype NodeLayout::contentEnd(NodeId id) const
{
    const Node &self = node(id);
    const qsizetype own = std::max(self.properties.end, self.keyRange.end);
    const bool isOpen = self.style == Style::Block
        || (self.style == Style::Flow && m_lines.at(self.range.begin) != '{'
            && m_lines.at(self.range.begin) != '[');
    if (isOpen && !self.children.empty()) {
        return std::max(own, contentEnd(self.children.back()));
    }
    return std::max(own, self.range.end);
}

qsizetype NodeLayout::markerEnd() const
{
    qsizetype at = m_lines.skipGap(std::max(m_document.range.begin, m_lines.begin(0)));
    while (m_lines.at(at) == '%') {
        at = m_lines.skipGap(m_lines.end(at));
    }
    const bool isMarker =
        m_lines.bytes().sliced(at).startsWith("---") && isSpace(m_lines.at(at + 3));
    return isMarker ? at + 3 : -1;
}

qsizetype NodeLayout::headEnd(NodeId id) const
{
    const Node &self = node(id);
    if (!self.properties.isEmpty()) {
        return self.properties.end;
    }
    if (self.parent == noNode) {
        return markerEnd();
    }
    const Node &parent = node(self.parent);
    if (parent.type == ValueType::Map) {
        const qsizetype colon = m_lines.skipGap(self.keyRange.end);
        return m_lines.at(colon) == ':' ? colon + 1 : -1;
    }
    return parent.style == Style::Block ? dash(id) + 1 : -1;
}

bool NodeLayout::isCompact(NodeId container) const
{
    const Node &self = node(container);
    return self.style == Style::Block && !self.children.empty()
        && !m_lines.isFirstOnLine(entryBegin(self.children.front()));
}

} // namespace baton::edit
