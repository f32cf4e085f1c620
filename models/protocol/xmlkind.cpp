// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xmlkind.h"

#include "models/check/rule.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Notice readNotice(const PackNode &node)
{
    if (!node.exists()) {
        return {};
    }
    const QString severity = node[u"severity"].text(u"warning"_s);
    return {node.requiredText(u"id"), severityNamed(severity).value_or(Severity::Warning),
            node.requiredText(u"message")};
}

} // namespace

SchemaPlaces readSchemaPlaces(const PackNode &node)
{
    const PackNode version = node[u"version"];
    return {node[u"folder"].text(),         node[u"files"].texts(),
            version[u"pointer"].pointer(),  version[u"default"].text(),
            version[u"known"].texts(),      readNotice(node[u"used"]),
            readNotice(node[u"missing"]),   readNotice(node[u"unusable"]),
            readNotice(version[u"unknown"])};
}

MarkdownUse readMarkdownUse(const PackNode &node)
{
    return {readNotice(node[u"none"]), readNotice(node[u"unfenced"]), readNotice(node[u"several"]),
            node[u"headline"].text(), node[u"detail"].text()};
}

} // namespace baton
