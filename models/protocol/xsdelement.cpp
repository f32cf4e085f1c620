// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsdelement.h"

#include <libxml/parser.h>
#include <libxml/tree.h>

namespace baton {

namespace {

const xmlChar *xmlText(const char *text)
{
    return reinterpret_cast<const xmlChar *>(text);
}

QString taken(xmlChar *text)
{
    const QString result = QString::fromUtf8(reinterpret_cast<const char *>(text));
    xmlFree(text);
    return result;
}

} // namespace

QString XsdElement::localName() const
{
    return m_node ? QString::fromUtf8(reinterpret_cast<const char *>(m_node->name)) : QString();
}

bool XsdElement::isIn(const char *targetNamespace) const
{
    return m_node && m_node->ns && xmlStrEqual(m_node->ns->href, xmlText(targetNamespace));
}

bool XsdElement::isNamed(const char *localName) const
{
    return m_node && xmlStrEqual(m_node->name, xmlText(localName));
}

QString XsdElement::attribute(const char *name, const QString &otherwise) const
{
    xmlChar *value = m_node ? xmlGetNoNsProp(m_node, xmlText(name)) : nullptr;
    return value ? taken(value) : otherwise;
}

QString XsdElement::text() const
{
    return m_node ? taken(xmlNodeGetContent(m_node)) : QString();
}

std::vector<XsdElement> XsdElement::children() const
{
    std::vector<XsdElement> result;
    for (xmlNode *child = m_node ? m_node->children : nullptr; child; child = child->next) {
        if (child->type == XML_ELEMENT_NODE) {
            result.emplace_back(child);
        }
    }
    return result;
}

XsdDocument::XsdDocument(const QByteArray &bytes)
    : m_document(xmlReadMemory(bytes.constData(), static_cast<int>(bytes.size()), nullptr, nullptr,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING),
                 xmlFreeDoc)
{
}

XsdElement XsdDocument::root() const
{
    return XsdElement(m_document ? xmlDocGetRootElement(m_document.get()) : nullptr);
}

} // namespace baton
