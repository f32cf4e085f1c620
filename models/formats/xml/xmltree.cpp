// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmltree.h"

#include "models/formats/xml/xmlkeynames.h"
#include "models/formats/xml/xmltext.h"
#include "models/text/encodingdetection.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

/// True for text on one line that needs no decoding.
bool isOneLine(QByteArrayView text)
{
    return !text.contains('\n') && !text.contains('\r') && !text.contains('&')
        && !text.contains('<');
}

/// A cache of names per thread, because names repeat within and between documents. The bytes of a
/// name determine its slot; a new name replaces the old one.
class KnownNames
{
public:
    explicit KnownNames(const QString &mark)
        : m_mark(mark)
    {
    }

    QString of(QByteArrayView name)
    {
        constexpr qsizetype longest = 64;
        if (name.isEmpty() || name.size() > longest) {
            return made(name);
        }
        KnownName &known = m_names[placeOf(name)];
        if (known.name != name) {
            known = {name.toByteArray(), made(name)};
        }
        return known.text;
    }

private:
    struct KnownName
    {
        QByteArray name;
        QString text;
    };

    static constexpr size_t places = 512;

    static size_t placeOf(QByteArrayView name)
    {
        const auto at = [name](qsizetype i) { return size_t(uchar(name[i])); };
        const qsizetype size = name.size();
        return (size_t(size) + 3 * at(0) + 17 * at(size / 2) + 71 * at(size - 1)) % places;
    }

    [[nodiscard]] QString made(QByteArrayView name) const
    {
        return m_mark + QString::fromUtf8(name);
    }

    QString m_mark;
    std::array<KnownName, places> m_names;
};

KnownNames &elementNames()
{
    thread_local KnownNames names{QString()};
    return names;
}

KnownNames &attributeNames()
{
    thread_local KnownNames names{u"@"_s};
    return names;
}

} // namespace

TreeMaker::TreeMaker(QByteArrayView bytes, const QList<XmlShape> &shapes, Tree &tree)
    : m_bytes(bytes)
    , m_shapes(shapes)
    , m_tree(tree)
{
    constexpr qsizetype most = 256;
    m_tree.nodes.reserve(size_t(std::min(most, bytes.size() / 32)));
}

void TreeMaker::open(const StartTag &tag, const Namespaces &namespaces)
{
    if (m_open.empty()) {
        findShape(tag.name, namespaces);
        Node &root = m_tree.nodes.emplace_back();
        root.type = ValueType::Map;
        root.style = Style::Block;
        root.range = tag.range;
    }
    const QString key = keyOf(tag.name, namespaces);
    Element element;
    element.name = tag.name;
    element.begin = element.textBegin = tag.isEmpty ? tag.range.end - 2 : tag.range.end;
    NodeId parent = 0;
    if (!m_open.empty()) {
        Element &outer = m_open.back();
        addText(outer, tag.range.begin);
        outer.hasElements = true;
        outer.textBegin = tag.range.end;
        parent = outer.node;
        if (outer.list && outer.list->items.size() > 1) {
            element.item = parent = add(parent, {}, {}, tag.range);
            nodeAt(parent).type = ValueType::Map;
            nodeAt(parent).style = Style::Block;
        }
        element.path = pathBelow(outer.path, key);
    } else {
        element.path = m_shape ? key : QString();
    }
    element.list = tag.attributes.empty() ? listAt(element.path) : nullptr;
    element.node = add(parent, key, tag.name, {element.begin, element.begin});
    addAttributes(element, tag);
    m_open.push_back(std::move(element));
    if (tag.isEmpty) {
        close({m_open.back().begin, tag.range.end});
    }
}

void TreeMaker::close(ByteRange tag)
{
    Element element = std::move(m_open.back());
    m_open.pop_back();
    finish(element, tag.begin);
    const bool isWhole = tag.begin < tag.end;
    if (!isWhole) {
        nodeAt(element.node).isEditable = false;
    }
    if (element.item != noNode) {
        nodeAt(element.item).range.end = tag.end;
    }
    if (m_open.empty()) {
        nodeAt(0).range.end = tag.end;
    } else {
        m_open.back().textBegin = tag.end;
    }
}

NodeId TreeMaker::add(NodeId parent, const QString &key, ByteRange keyRange, ByteRange range)
{
    const NodeId id = NodeId(m_tree.nodes.size());
    Node &node = m_tree.nodes.emplace_back();
    node.parent = parent;
    node.key = key;
    node.keyRange = keyRange;
    node.range = range;
    std::vector<NodeId> &siblings = nodeAt(parent).children;
    if (siblings.empty()) {
        constexpr size_t some =
            6; // takes no more memory than one, due to the allocator's block size
        siblings.reserve(some);
    }
    siblings.push_back(id);
    return id;
}

QByteArrayView TreeMaker::slice(ByteRange range) const
{
    return m_bytes.sliced(range.begin, range.length());
}

QString TreeMaker::keyOf(ByteRange name, const Namespaces &namespaces) const
{
    const QByteArrayView qualified = slice(name);
    const QualifiedName parts = QualifiedName::of(qualified);
    const bool isLocal = m_shape && !parts.prefix.isEmpty() && !m_shape->targetNamespace.isEmpty()
        && namespaces.find(parts.prefix) == m_shape->targetNamespace;
    return elementNames().of(isLocal ? parts.local : qualified);
}

void TreeMaker::findShape(ByteRange name, const Namespaces &namespaces)
{
    const QualifiedName parts = QualifiedName::of(slice(name));
    const QString local = QString::fromUtf8(parts.local);
    const QString uri = namespaces.find(parts.prefix).value_or(QString());
    for (const XmlShape &shape : m_shapes) {
        if (shape.root == local && (uri.isEmpty() || uri == shape.targetNamespace)) {
            m_shape = &shape;
            return;
        }
    }
}

/// The path of an element in the one at @p outer; empty if the shape has no list at or below it.
QString TreeMaker::pathBelow(const QString &outer, const QString &key) const
{
    const qsizetype length = outer.size() + 1 + key.size();
    const auto leadsTo = [&](const XmlList &list) {
        return list.path.size() >= length && list.path.startsWith(outer)
            && list.path[outer.size()] == u'/'
            && QStringView(list.path).sliced(outer.size() + 1, key.size()) == key
            && (list.path.size() == length || list.path[length] == u'/');
    };
    const bool isOnWay =
        m_shape && !outer.isEmpty() && std::ranges::any_of(m_shape->lists, leadsTo);
    return isOnWay ? outer + u'/' + key : QString();
}

const XmlList *TreeMaker::listAt(const QString &path) const
{
    if (!m_shape || path.isEmpty()) {
        return nullptr;
    }
    const auto found = std::ranges::find(m_shape->lists, path, &XmlList::path);
    return found == m_shape->lists.end() ? nullptr : &*found;
}

void TreeMaker::addAttributes(Element &element, const StartTag &tag)
{
    if (!tag.attributes.empty()) {
        nodeAt(element.node).children.reserve(tag.attributes.size() + 1);
    }
    for (const Attribute &attribute : tag.attributes) {
        const QString key = attributeNames().of(slice(attribute.name));
        Node &node = nodeAt(add(element.node, key, attribute.name, attribute.value));
        node.type = ValueType::String;
        const char quote = m_bytes[attribute.value.begin - 1];
        node.style = quote == '\'' ? Style::SingleQuoted : Style::DoubleQuoted;
        node.text = attributeText(m_bytes, attribute.value);
    }
    element.hasAttributes = !tag.attributes.empty();
}

/// Adds the text between the last tag in @p element and @p end, if there is any.
void TreeMaker::addText(Element &element, qsizetype end)
{
    element.hasNotes = false;
    if (!std::exchange(element.hasText, false)) {
        return;
    }
    NodeId parent = element.node;
    const ByteRange range{element.textBegin, end};
    if (element.list && element.list->items.size() > 1) {
        parent = add(parent, {}, {}, range);
        nodeAt(parent).type = ValueType::Map;
        nodeAt(parent).style = Style::Block;
        nodeAt(parent).isEditable = false;
    }
    element.isMixed = true;
    const NodeId text = add(parent, u"#text"_s, {range.begin, range.begin}, range);
    readText(nodeAt(text));
}

void TreeMaker::readText(Node &node) const
{
    node.type = ValueType::String;
    if (const QByteArrayView source = slice(node.range); isOneLine(source)) {
        node.style = Style::Plain;
        node.text = decodedUtf8(source);
        return;
    }
    if (std::optional<QString> block = plainBlock(slice(node.range))) {
        node.style = Style::Literal;
        node.text = *std::move(block);
        return;
    }
    const DecodedText text = contentText(m_bytes, node.range);
    const std::optional<TextBlock> lines = TextBlock::of(text);
    node.style = lines ? Style::Literal : Style::Plain;
    node.text = lines ? lines->value(text) : text.text;
}

void TreeMaker::finish(Element &element, qsizetype end)
{
    const bool isEmptyTag = m_bytes.sliced(end).startsWith("/>");
    if (element.hasElements) {
        addText(element, end);
    } else if (element.hasAttributes && element.hasText) {
        const ByteRange range{element.begin, end};
        const NodeId text = add(element.node, u"#text"_s, {range.begin, range.begin}, range);
        readText(nodeAt(text));
    }
    Node &node = nodeAt(element.node);
    node.range = {element.begin, end};
    node.style = isEmptyTag ? Style::Absent : Style::Block;
    if (element.hasElements || element.hasAttributes) {
        node.type = isList(element) ? ValueType::List : ValueType::Map;
    } else if (isEmptyTag) {
        node.type = ValueType::Null;
    } else if (element.list && !element.hasText) {
        node.type = ValueType::List;
    } else if (element.hasNotes && !element.hasText) {
        node.type = ValueType::Null;
    } else {
        readText(node);
    }
    if (node.type == ValueType::Map) {
        numberKeys(element.node);
    } else if (node.type == ValueType::List) {
        for (const NodeId child : node.children) {
            nodeAt(child).key.clear();
        }
    }
}

bool TreeMaker::isList(const Element &element) const
{
    if (!element.list) {
        return false;
    }
    const QStringList &items = element.list->items;
    const auto isItem = [&](NodeId child) { return m_tree.at(child).key == items.front(); };
    return items.size() > 1
        || (!element.isMixed && std::ranges::all_of(m_tree.at(element.node).children, isItem));
}

/// True if the keys of a few nodes differ. False for many nodes, which must be counted.
bool TreeMaker::areDistinct(const std::vector<NodeId> &nodes) const
{
    constexpr size_t few = 16;
    for (size_t i = 1; i < nodes.size() && nodes.size() <= few; ++i) {
        for (size_t j = 0; j < i; ++j) {
            if (m_tree.at(nodes[i]).key == m_tree.at(nodes[j]).key) {
                return false;
            }
        }
    }
    return nodes.size() <= few;
}

void TreeMaker::numberKeys(NodeId map)
{
    const std::vector<NodeId> &children = nodeAt(map).children;
    if (areDistinct(children)) {
        return;
    }
    QHash<QString, int> counts;
    for (const NodeId child : children) {
        QString &key = nodeAt(child).key;
        const int count = ++counts[key];
        if (count > 1 && !key.startsWith(u'@')) {
            key = numbered(key, count);
        }
    }
}

} // namespace baton::xml
