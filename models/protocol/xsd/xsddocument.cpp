// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsddocument.h"

#include <libxml/parser.h>
#include <libxml/tree.h>

#include <QCoreApplication>
#include <QSet>
#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int parseOptions = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
constexpr std::intptr_t standIn = -1;
constexpr int mostNames = 10'000;
constexpr qsizetype longestText = 10'000'000; // a limit of the validator itself

struct ContextDeleter
{
    void operator()(xmlParserCtxt *context) const { xmlFreeParserCtxt(context); }
};

void sayNothing(void *, const char *, ...) { }

xmlParserCtxt *parserOfThread()
{
    thread_local const std::unique_ptr<xmlParserCtxt, ContextDeleter> parser = [] {
        // Some limits are reported on standard error despite the parser's options.
        xmlSetGenericErrorFunc(nullptr, sayNothing);
        return std::unique_ptr<xmlParserCtxt, ContextDeleter>(xmlNewParserCtxt());
    }();
    return parser.get();
}

QString textFrom(const xmlChar *text)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(text));
}

const xmlChar *xmlText(const QByteArray &text)
{
    return reinterpret_cast<const xmlChar *>(text.constData());
}

QString taken(xmlChar *text)
{
    const QString result = textFrom(text);
    xmlFree(text);
    return result;
}

void setMark(xmlNode *element, std::intptr_t mark)
{
    element->_private = reinterpret_cast<void *>(mark);
}

std::intptr_t markOf(const xmlNode *element)
{
    return reinterpret_cast<std::intptr_t>(element->_private);
}

bool isElementKey(const QString &key)
{
    return !key.startsWith(u'@') && key != "#text"_L1;
}

/// True if the text in or between tags is so long that the validator may reject it.
bool hasHugeText(QByteArrayView xml)
{
    for (qsizetype at = 0; xml.size() - at > longestText;) {
        const qsizetype next = xml.indexOf('<', at + 1);
        if ((next < 0 ? xml.size() : next) - at > longestText) {
            return true;
        }
        at = next;
    }
    return false;
}

/// True if the number of different names is too large. The time for the validator's dictionary is
/// quadratic in it.
bool hasTooManyNames(const Tree &tree)
{
    if (tree.nodes.size() <= mostNames) {
        return false;
    }
    QSet<QStringView> names;
    for (const Node &node : tree.nodes) {
        names.insert(QStringView(node.key).left(node.key.indexOf(u'[')));
    }
    return names.size() > mostNames;
}

/// The reason why the validator is not asked about a document of this size; empty if it is.
QString sizeRefusal(QByteArrayView xml, const Tree &tree)
{
    if (hasHugeText(xml)) {
        return QCoreApplication::translate(
                   "baton::XsdDocument",
                   "The XML holds a text of more than %L1 bytes, which neither the validator "
                   "nor xmllint reads. Shorten it.")
            .arg(longestText);
    }
    if (hasTooManyNames(tree)) {
        return QCoreApplication::translate("baton::XsdDocument",
                                           "The XML has more than %L1 different names of "
                                           "elements and attributes, so it was not "
                                           "validated. Use fewer names.")
            .arg(mostNames);
    }
    return {};
}

} // namespace

XsdDocument::XsdDocument(QByteArrayView xml, const Tree &tree)
    : m_tree(tree)
{
    if (tree.isEmpty() || xml.size() > std::numeric_limits<int>::max()) {
        return;
    }
    m_refusal = sizeRefusal(xml, tree);
    if (!m_refusal.isEmpty()) {
        return;
    }
    xmlParserCtxt *parser = parserOfThread();
    m_document = xmlCtxtReadMemory(parser, xml.data(), static_cast<int>(xml.size()), nullptr,
                                   "UTF-8", parseOptions);
    if (parser->disableSAX) { // the parser stopped, but may return a partial document
        xmlFreeDoc(std::exchange(m_document, nullptr));
    }
    if (const xmlError *error = xmlCtxtGetLastError(parser); error && !m_document) {
        m_refusal =
            //: the validator's own words
            QCoreApplication::translate(
                "baton::XsdDocument",
                "The validator refuses this XML, as xmllint does: %1. A single text may have 10 "
                "million bytes, a name 50,000.")
                .arg(QString::fromUtf8(error->message).trimmed());
    }
    if (m_document && m_document->intSubset) {
        xmlFreeDoc(m_document);
        m_document = nullptr;
    }
    if (m_document && root() && tree.root().children.size() == 1) {
        map(root(), tree.root().children.front());
    }
}

XsdDocument::~XsdDocument()
{
    for (xmlNode *node : m_removed) {
        xmlFreeNode(node);
    }
    xmlFreeDoc(m_document);
}

xmlNode *XsdDocument::root() const
{
    return xmlDocGetRootElement(m_document);
}

QString XsdDocument::rootNamespace() const
{
    return root()->ns ? textFrom(root()->ns->href) : QString();
}

void XsdDocument::moveToNamespace(const QString &name)
{
    const QString before = rootNamespace();
    const QByteArray uri = name.toUtf8();
    xmlNs *space = xmlNewNs(root(), xmlText(uri), xmlText("baton"_ba));
    forEachElement([&](xmlNode *element) {
        const QString own = element->ns ? textFrom(element->ns->href) : QString();
        if (element == root() || own == before) {
            element->ns = space;
        }
    });
}

bool XsdDocument::hasElementsInNone() const
{
    return root()->ns && root()->ns->prefix
        && std::ranges::any_of(elementsOf(root()), &XsdDocument::isInNone);
}

void XsdDocument::moveFromNone()
{
    forEachElement([this](xmlNode *element) {
        if (isInNone(element)) {
            element->ns = root()->ns;
        }
    });
}

void XsdDocument::forEachElement(const std::function<void(xmlNode *)> &use) const
{
    std::vector<xmlNode *> all{root()};
    for (size_t i = 0; i < all.size(); ++i) {
        std::ranges::copy(elementsOf(all[i]), std::back_inserter(all));
    }
    std::ranges::for_each(all, use);
}

bool XsdDocument::isInNone(const xmlNode *element)
{
    return !element->ns;
}

void XsdDocument::map(xmlNode *element, NodeId id)
{
    setMark(element, id + 1);
    const Node &node = m_tree.at(id);
    if (node.type == ValueType::List) {
        mapList(element, id);
        return;
    }
    const std::vector<xmlNode *> children = elementsOf(element);
    std::vector<NodeId> nodes;
    for (const NodeId child : node.children) {
        if (isElementKey(m_tree.at(child).key)) {
            nodes.push_back(child);
        }
    }
    for (size_t i = 0; i < children.size() && children.size() == nodes.size(); ++i) {
        map(children[i], nodes[i]);
    }
}

void XsdDocument::mapList(xmlNode *element, NodeId list)
{
    const std::vector<xmlNode *> children = elementsOf(element);
    const std::vector<NodeId> &items = m_tree.at(list).children;
    for (size_t i = 0; i < children.size() && children.size() == items.size(); ++i) {
        const Node &item = m_tree.at(items[i]);
        const bool isChoice = item.type == ValueType::Map && item.children.size() == 1
            && isElementKey(m_tree.at(item.children.front()).key);
        map(children[i], isChoice ? item.children.front() : items[i]);
    }
}

NodeId XsdDocument::nodeOf(const xmlNode *element) const
{
    while (element && element->type == XML_ELEMENT_NODE && markOf(element) <= 0) {
        element = element->parent;
    }
    const bool isElement = element && element->type == XML_ELEMENT_NODE;
    return isElement ? static_cast<NodeId>(markOf(element) - 1) : noNode;
}

NodeId XsdDocument::attributeOf(const xmlNode *element, const QString &name) const
{
    const NodeId node = nodeOf(element);
    if (node == noNode || m_tree.at(node).type != ValueType::Map) {
        return noNode;
    }
    const NodeId own = m_tree.child(node, u'@' + name);
    if (own != noNode) {
        return own;
    }
    const auto hasPrefix = [&](NodeId child) { // the validator omits the prefix
        const QString &key = m_tree.at(child).key;
        return key.startsWith(u'@') && key.endsWith(u':' + name);
    };
    const std::vector<NodeId> &children = m_tree.at(node).children;
    const auto foreign = std::ranges::find_if(children, hasPrefix);
    return foreign == children.end() ? noNode : *foreign;
}

std::vector<xmlNode *> XsdDocument::elementsOf(const xmlNode *parent)
{
    std::vector<xmlNode *> result;
    for (xmlNode *child = parent->children; child; child = child->next) {
        if (child->type == XML_ELEMENT_NODE) {
            result.push_back(child);
        }
    }
    return result;
}

QString XsdDocument::nameOf(const xmlNode *element)
{
    return textFrom(element->name);
}

QString XsdDocument::textOf(const xmlNode *element)
{
    return taken(xmlNodeGetContent(element));
}

QString XsdDocument::textOf(const xmlNode *element, const QString &attribute)
{
    return taken(xmlGetProp(element, xmlText(attribute.toUtf8())));
}

bool XsdDocument::isForeign(const xmlNode *element) const
{
    const QString own = element->ns ? textFrom(element->ns->href) : QString();
    return own != rootNamespace();
}

void XsdDocument::remove(xmlNode *element)
{
    xmlUnlinkNode(element);
    m_removed.push_back(element);
}

void XsdDocument::insertStandIn(xmlNode *parent, xmlNode *next, const QString &name)
{
    xmlNode *element = xmlNewDocNode(m_document, parent->ns, xmlText(name.toUtf8()), nullptr);
    setMark(element, standIn);
    if (next) {
        xmlAddPrevSibling(next, element);
    } else {
        xmlAddChild(parent, element);
    }
}

bool XsdDocument::isStandIn(const xmlNode *element)
{
    while (element && element->type == XML_ELEMENT_NODE) {
        if (markOf(element) == standIn) {
            return true;
        }
        element = element->parent;
    }
    return false;
}

void XsdDocument::reorder(xmlNode *parent, const std::vector<xmlNode *> &elements)
{
    for (xmlNode *element : elements) {
        xmlUnlinkNode(element);
        xmlAddChild(parent, element);
    }
}

} // namespace baton
