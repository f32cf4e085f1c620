// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamltree.h"

#include "models/formats/yaml/reading/yamlblockscalar.h"
#include "models/formats/yaml/reading/yamlscalarvalue.h"
#include "models/text/encodingdetection.h"

#include <ranges>
#include <utility>

namespace baton {

namespace {

Style styleAt(char first)
{
    switch (first) {
    case '"':
        return Style::DoubleQuoted;
    case '\'':
        return Style::SingleQuoted;
    case '|':
        return Style::Literal;
    case '>':
        return Style::Folded;
    default:
        return Style::Plain;
    }
}

} // namespace

YamlTreeBuilder::YamlTreeBuilder(QByteArrayView bytes, const std::vector<YamlEvent> &events,
                                 qsizetype cut)
    : m_text(bytes)
    , m_events(events)
    , m_cut(cut)
    , m_position(0)
{
}

std::vector<SourceDocument> YamlTreeBuilder::build(qsizetype end)
{
    while (hasEvent()) {
        readDocument();
    }
    for (SourceDocument &document : std::views::reverse(m_documents)) {
        document.range = {std::min(document.range.begin, end), end};
        end = document.range.begin;
    }
    return std::move(m_documents);
}

void YamlTreeBuilder::readDocument()
{
    SourceDocument document;
    document.range.begin = documentStart();
    m_position = std::max(document.range.begin, m_text.begin());
    ++m_next; // skips the start of the document
    m_anchors.clear();
    m_remembered.clear();
    m_tree = {};
    skipToContent();
    if (hasEvent() && event().isNode()) {
        readNode(noNode);
    }
    while (hasEvent() && event().kind != Kind::DocumentStart) {
        ++m_next;
    }
    document.tree = std::move(m_tree);
    m_documents.push_back(std::move(document));
}

/// The offset behind the "...", or of the "---", that follows the previous document.
qsizetype YamlTreeBuilder::documentStart() const
{
    if (m_documents.empty()) {
        return 0;
    }
    qsizetype line = m_text.isAtLineStart(m_position) ? m_position : m_text.nextLine(m_position);
    while (line < m_text.size() && !m_text.isDocumentMark(line, '-')) {
        const bool isEnd = m_text.isDocumentMark(line, '.');
        line = m_text.nextLine(line);
        if (isEnd) {
            break;
        }
    }
    return line;
}

/// Skips comments, directives and "---".
void YamlTreeBuilder::skipToContent()
{
    while (m_position < m_text.size()) {
        const qsizetype next = m_text.skipSpace(m_position);
        const bool isDirective = m_text.at(next) == '%' && m_text.isAtLineStart(next);
        if (isDirective || m_text.isDocumentMark(next, '.')) {
            m_position = m_text.nextLine(next);
            continue;
        }
        if (m_text.isDocumentMark(next, '-')) {
            m_position = next + 3;
        }
        return;
    }
}

NodeId YamlTreeBuilder::addNode(NodeId parent)
{
    const NodeId id = NodeId(m_tree.nodes.size());
    m_tree.nodes.emplace_back().parent = parent;
    if (parent != noNode) {
        m_tree.nodes[size_t(parent)].children.push_back(id);
    }
    return id;
}

NodeId YamlTreeBuilder::addAbsentNode(NodeId parent, qsizetype at)
{
    const NodeId id = addNode(parent);
    m_tree.nodes[size_t(id)].range = {at, at};
    return id;
}

NodeId YamlTreeBuilder::readNode(NodeId parent)
{
    const NodeId id = addNode(parent);
    const YamlEvent &event = m_events[m_next++];
    Node &node = m_tree.nodes[size_t(id)];
    m_tree.hasReferences |= hasProperties(event) || event.kind == Kind::Alias;
    qsizetype start = std::min(std::max(event.mark, m_position), m_text.size());
    if (hasProperties(event)) {
        node.properties = {start, m_text.propertiesEnd(start)};
        readProperties(node, event);
        m_position = node.properties.end;
        start = m_text.skipSpace(m_position);
    }
    switch (event.kind) {
    case Kind::MapStart:
        readMap(id, event, start);
        break;
    case Kind::ListStart:
        readList(id, event, start);
        break;
    case Kind::Alias:
        readAlias(node, event, start);
        break;
    default:
        readScalar(node, event, start);
        remember(event, id);
    }
    return id;
}

/// True if the mark of @p event is at its own anchor or tag, not at that of its first key.
bool YamlTreeBuilder::hasProperties(const YamlEvent &event) const
{
    const char first = m_text.at(event.mark);
    if (event.kind == Kind::Alias || (first != '&' && first != '!')) {
        return false;
    }
    if (event.kind == Kind::Null) {
        return !isAbsent(event, event.mark) || !event.anchor.empty()
            || (first == '!' && m_next == m_events.size());
    }
    const bool isTagged = event.tag != "?" && first == '!';
    return !event.anchor.empty() || isTagged || event.tag.size() > 1;
}

void YamlTreeBuilder::readProperties(Node &node, const YamlEvent &event)
{
    node.anchor = decodedUtf8(event.anchor);
    const QByteArrayView written =
        m_text.bytes().sliced(node.properties.begin, node.properties.length());
    qsizetype tag = -1;
    for (qsizetype i = 0; i < written.size() && tag < 0; ++i) {
        const bool startsWord = i == 0 || m_text.isBlankOrEnd(node.properties.begin + i - 1);
        tag = startsWord && written[i] == '!' ? i : -1;
    }
    if (tag >= 0) {
        qsizetype end = tag;
        while (!m_text.isBlankOrEnd(node.properties.begin + end) && end < written.size()) {
            ++end;
        }
        node.tag = decodedUtf8(written.sliced(tag, end - tag));
    }
}

/// True if a null event at @p valueStart has no text. Its mark is that of the next token, so a
/// "null" there may be the next node.
bool YamlTreeBuilder::isAbsent(const YamlEvent &null, qsizetype valueStart) const
{
    return null.kind == Kind::Null && (!m_text.isNullLiteral(valueStart) || isNextNode(valueStart));
}

/// True if the text at @p start belongs to the next node.
bool YamlTreeBuilder::isNextNode(qsizetype start) const
{
    for (size_t i = m_next; i < m_events.size(); ++i) {
        if (m_events[i].isNode()) {
            return m_events[i].mark == start;
        }
    }
    return false;
}

void YamlTreeBuilder::remember(const YamlEvent &event, NodeId id)
{
    if (event.anchorId != 0) {
        const Node &node = m_tree.at(id);
        m_remembered.push_back(event.anchorId);
        m_anchors[event.anchorId] = {id, node.type, node.text};
    }
}

void YamlTreeBuilder::endRange(Node &node, qsizetype end)
{
    node.range.end = end;
    m_position = end;
}

void YamlTreeBuilder::readScalar(Node &node, const YamlEvent &event, qsizetype start)
{
    const Style style = styleAt(m_text.at(start));
    const bool isEmptyPlain = event.kind == Kind::Scalar && event.text.empty()
        && (style == Style::Plain || isNextNode(start));
    if (isEmptyPlain || isAbsent(event, start)) {
        node.type = isEmptyPlain ? scalarType(event) : ValueType::Null;
        node.range = {m_position, m_position};
        return;
    }
    node.style = style;
    node.range.begin = start;
    node.type = event.kind == Kind::Null ? ValueType::Null : scalarType(event);
    qsizetype end = -1;
    if (style == Style::Plain) {
        const qsizetype nullLength = m_text.at(start) == '~' ? 1 : 4;
        end = event.kind == Kind::Null ? start + nullLength : m_text.plainEnd(start, event.text);
    } else if (style == Style::Literal || style == Style::Folded) {
        end = YamlBlockScalar(m_text, start, m_blockColumn).end();
    } else {
        end = m_text.quotedEnd(start);
    }
    if (end < 0 || end > m_cut) {
        Node unread;
        unread.parent = node.parent;
        unread.range = {m_position, m_position};
        unread.isEditable = false;
        node = unread;
        return;
    }
    endRange(node, end);
    node.isEditable = isMarkedAlike(m_text, event, node.range, style);
    if (node.type != ValueType::Null) {
        node.text = scalarText(m_text, event, node.range, style, m_blockColumn);
    }
}

void YamlTreeBuilder::readAlias(Node &node, const YamlEvent &event, qsizetype start)
{
    node.style = Style::Alias;
    node.range.begin = start;
    endRange(node, m_text.aliasEnd(start));
    node.isEditable = isMarkedAlike(m_text, event, node.range, Style::Alias);
    if (const auto found = m_anchors.find(event.anchorId); found != m_anchors.end()) {
        node.target = found->second.node;
        node.type = found->second.type;
        node.text = found->second.text;
    }
}

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

/// Ends the range of @p id behind @p bracket or, if that is NUL, behind its last piece.
void YamlTreeBuilder::closeContainer(NodeId id, char bracket)
{
    Node &node = m_tree.nodes[size_t(id)];
    if (bracket != '\0') {
        const qsizetype close = m_text.skipSpace(m_position, true);
        const bool isClosed = m_text.at(close) == bracket && close < m_cut;
        m_position = isClosed ? close + 1 : m_position;
        node.isEditable = node.isEditable && isClosed;
    }
    // A block container at the end of a broken text may have no entry.
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

/// Reads a key like a value. Drops its nodes if it is a list or a map.
Node YamlTreeBuilder::readKey()
{
    const size_t nodeCount = m_tree.nodes.size();
    const size_t anchorCount = m_remembered.size();
    const NodeId id = readNode(noNode);
    Node key = std::move(m_tree.nodes[size_t(id)]);
    m_tree.nodes.truncate(nodeCount);
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
