// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsddom.h"

#include "models/protocol/xsd/xsdnamespace.h"

namespace baton {

bool isXsd(const QDomElement &element, QLatin1StringView name)
{
    return element.localName() == name && element.namespaceURI() == xsdNamespace;
}

std::vector<QDomElement> childrenOf(const QDomElement &parent)
{
    std::vector<QDomElement> result;
    for (QDomElement child = parent.firstChildElement(); !child.isNull();
         child = child.nextSiblingElement()) {
        result.push_back(child);
    }
    return result;
}

QDomElement childNamed(const QDomElement &parent, QLatin1StringView name)
{
    for (const QDomElement &child : childrenOf(parent)) {
        if (isXsd(child, name)) {
            return child;
        }
    }
    return {};
}

} // namespace baton
