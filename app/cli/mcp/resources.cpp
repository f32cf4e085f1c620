// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/resources.h"

#include "app/cli/common/catalogs.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/tools.h"

#include <QJsonDocument>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

const QString kindStart = u"baton://kind/"_s;
const QString sessionStart = u"baton://session/"_s;
const QString schemaEnd = u"/schema"_s;
const QString exampleEnd = u"/example"_s;

QString schemaType(const Kind &kind)
{
    return kind.isXml ? u"application/xml"_s : u"application/schema+json"_s;
}

QJsonObject schemaResource(const Kind &kind)
{
    return {{u"uri"_s, kindStart + kind.id + schemaEnd},
            {u"name"_s, kind.id},
            {u"title"_s, u"Schema of %1"_s.arg(kind.title)},
            {u"description"_s, kind.description},
            {u"mimeType"_s, schemaType(kind)}};
}

QJsonObject templateResource(const QString &uri, const QString &name, const QString &description)
{
    return {{u"uriTemplate"_s, uri}, {u"name"_s, name}, {u"description"_s, description}};
}

QJsonObject content(const QString &uri, const QString &type, const QByteArray &text)
{
    return {{u"uri"_s, uri}, {u"mimeType"_s, type}, {u"text"_s, QString::fromUtf8(text)}};
}

Result<QJsonObject> kindContent(const QString &uri)
{
    const bool isSchema = uri.endsWith(schemaEnd);
    const QString id =
        uri.sliced(kindStart.size()).chopped(isSchema ? schemaEnd.size() : exampleEnd.size());
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    const Kind *kind = catalogs.kindNamed(QUrl::fromPercentEncoding(id.toUtf8()));
    if (!kind) {
        return memory.failure();
    }
    return isSchema
        ? content(uri, schemaType(*kind), kind->schemaText)
        : content(uri, kind->isXml ? u"application/xml"_s : u"text/plain"_s, exampleOf(*kind));
}

Result<QJsonObject> sessionContent(const QString &uri, const McpContext &context)
{
    const QString path = QUrl::fromPercentEncoding(uri.sliced(sessionStart.size()).toUtf8());
    const ToolResult session = sessionResult(context, path, true);
    if (!session) {
        return session.failure();
    }
    return content(uri, u"application/json"_s,
                   QJsonDocument(*session).toJson(QJsonDocument::Compact));
}

} // namespace

QJsonArray resourceList()
{
    MemoryConsole memory;
    return arrayOf(Catalogs(memory.console()).here()->kinds(), schemaResource);
}

QJsonArray resourceTemplates()
{
    return {templateResource(kindStart + u"{kind}"_s + schemaEnd, u"schema"_s,
                             u"JSON Schema of a kind, or the XML Schema of one in XML."_s),
            templateResource(kindStart + u"{kind}"_s + exampleEnd, u"example"_s,
                             u"A document of a kind to start from."_s),
            templateResource(sessionStart + u"{path}"_s, u"session"_s,
                             u"All that is known of a session, by the path of its folder or state "
                             "file, with its slashes as %2F."_s)};
}

Result<QJsonObject> resourceAt(const QString &uri, const McpContext &context)
{
    const bool isOfKind = uri.startsWith(kindStart)
        && (uri.endsWith(schemaEnd) || uri.endsWith(exampleEnd))
        && uri.size() > kindStart.size() + exampleEnd.size();
    if (isOfKind) {
        return kindContent(uri);
    }
    if (uri.startsWith(sessionStart)) {
        return sessionContent(uri, context);
    }
    return Failure{u"There is no resource \"%1\"."_s.arg(uri)};
}

} // namespace baton::cli
