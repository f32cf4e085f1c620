// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/xmlkindsettings.h"

#include "models/findings/keywords.h"
#include "models/protocol/source/packnode.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class XmlKindSettingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::XmlKind)
};

Notice readNotice(const PackNode &node)
{
    if (!node.exists()) {
        return {};
    }
    const QString severity = node[u"severity"].text(u"warning"_s);
    return {node.requiredText(u"id"), severityFromKeyword(severity).value_or(Severity::Warning),
            node.requiredText(u"message")};
}

/// True if the path stays inside the workspace. Only such paths are allowed.
bool staysInside(const QString &path)
{
    const bool leadsOut = path.startsWith(u'/') || path.startsWith(u'~') || path.contains(u'\\')
        || path.contains(u':');
    return !leadsOut && !path.split(u'/').contains(".."_L1);
}

QString readFolder(const PackNode &node)
{
    if (staysInside(node.text())) {
        return node.text();
    }
    node.report(XmlKindSettingsTexts::tr(
                    "“%1” leads out of the workspace; name a folder below it, without “..”.")
                    .arg(node.text()));
    return {};
}

QStringList readFileNames(const PackNode &node)
{
    QStringList names;
    for (const PackNode &item : node.items()) {
        if (staysInside(item.text()) && !item.text().contains(u'/')) {
            names.append(item.text());
        } else {
            item.report(XmlKindSettingsTexts::tr("“%1” is not a plain file "
                                                 "name.")
                            .arg(item.text()));
        }
    }
    return names;
}

} // namespace

SchemaLookup readSchemaPlaces(const PackNode &node)
{
    const PackNode version = node[u"version"];
    return {readFolder(node[u"folder"]),   readFileNames(node[u"files"]),
            version[u"pointer"].pointer(), version[u"default"].text(),
            version[u"known"].texts(),     readNotice(node[u"used"]),
            readNotice(node[u"missing"]),  readNotice(node[u"unusable"]),
            readNotice(version[u"newer"]), readNotice(version[u"unknown"])};
}

MarkdownRules readMarkdownUse(const PackNode &node)
{
    return {readNotice(node[u"none"]),    readNotice(node[u"unfenced"]),
            readNotice(node[u"several"]), readNotice(node[u"unclosed"]),
            node[u"headline"].text(),     node[u"detail"].text()};
}

} // namespace baton
