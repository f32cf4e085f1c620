// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamltree.h"

#include "models/text/encodingdetection.h"
#include "models/tree/yamlscalar.h"

#include <ranges>
#include <utility>

namespace baton {

namespace {

/// The type that @p event's tag or, without one, its spelling gives a scalar.
ValueType scalarType(const YamlEvent &event)
{
    if (event.tag == "?") {
        return plainScalarType(QByteArrayView(event.text));
    }
    constexpr std::pair<std::string_view, ValueType> types[] = {
        {"tag:yaml.org,2002:null", ValueType::Null},
        {"tag:yaml.org,2002:bool", ValueType::Boolean},
        {"tag:yaml.org,2002:int", ValueType::Integer},
        {"tag:yaml.org,2002:float", ValueType::Float}};
    for (const auto &[tag, type] : types) {
        if (event.tag == tag) {
            return type;
        }
    }
    return ValueType::String;
}

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
    ++m_next; // the document's start
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

/// Behind the "..." or at the "---" that follows the previous document.
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

/// Passes comments, directives and "---".
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

/// True when @p event's mark is at an anchor or tag of its own, not at that of its first key.
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

/// True when a null event at @p valueStart stands for nothing written: the mark is the next token's
/// then, so that a "null" there may be the next node's.
bool YamlTreeBuilder::isAbsent(const YamlEvent &null, qsizetype valueStart) const
{
    return null.kind == Kind::Null && (!m_text.isNullLiteral(valueStart) || isNextNode(valueStart));
}

/// True when what stands at @p start belongs to the next node.
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
        end = m_text.blockScalarEnd(start, m_blockColumn);
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
    node.isEditable = isProven(event, node.range, style);
    if (node.type != ValueType::Null) {
        node.text = decoded(event, node.range, style);
    }
}

/// The text of the scalar in @p range, some of which libfyaml misreads.
QString YamlTreeBuilder::decoded(const YamlEvent &event, ByteRange range, Style style) const
{
    const bool isQuoted = style == Style::SingleQuoted || style == Style::DoubleQuoted;
    if (isQuoted || style == Style::Plain) {
        const qsizetype quote = isQuoted ? 1 : 0;
        const QByteArrayView written =
            m_text.bytes().sliced(range.begin + quote, range.length() - 2 * quote);
        if (written == QByteArrayView(event.text)) { // nothing in it means another text
            return decodedUtf8(event.text);
        }
    }
    switch (style) {
    case Style::SingleQuoted:
        return decodedUtf8(m_text.singleQuotedText(range));
    case Style::DoubleQuoted:
        return decodedUtf8(m_text.doubleQuotedText(range));
    case Style::Literal:
    case Style::Folded:
        return decodedUtf8(m_text.blockScalarText(range.begin, range.end, m_blockColumn));
    default:
        return decodedUtf8(m_text.plainText(range));
    }
}

void YamlTreeBuilder::readAlias(Node &node, const YamlEvent &event, qsizetype start)
{
    node.style = Style::Alias;
    node.range.begin = start;
    endRange(node, m_text.aliasEnd(start));
    node.isEditable = isProven(event, node.range, Style::Alias);
    if (const auto found = m_anchors.find(event.anchorId); found != m_anchors.end()) {
        node.target = found->second.node;
        node.type = found->second.type;
        node.text = found->second.text;
    }
}

/// Compares with what libfyaml says about the same scalar. It marks the text without quotes and
/// without the first line of a block scalar, but with the blank lines behind that.
bool YamlTreeBuilder::isProven(const YamlEvent &event, ByteRange range, Style style) const
{
    const ByteRange proof = event.range;
    switch (style) {
    case Style::SingleQuoted:
    case Style::DoubleQuoted:
        return proof == ByteRange{range.begin + 1, range.end - 1};
    case Style::Alias:
        return proof == ByteRange{range.begin + 1, range.end};
    case Style::Literal:
    case Style::Folded: {
        const qsizetype body = m_text.nextLine(range.begin);
        const auto [end, other] = std::minmax(std::max(range.end, body), proof.end);
        // One without text is marked behind the blanks of the next line.
        const bool isEmpty =
            proof.begin > body && m_text.isBlank({body, std::max(proof.begin, end)});
        return (proof.begin == body || isEmpty) && m_text.isBlank({end, other});
    }
    default:
        return proof == range;
    }
}

} // namespace baton
