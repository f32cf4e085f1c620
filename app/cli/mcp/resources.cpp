// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/resources.h"

#include "app/cli/common/catalogs.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/tools.h"

#include <QJsonDocument>
#include <QUrl>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr auto kindStart = "baton://kind/"_L1;
constexpr auto sessionStart = "baton://session/"_L1;
constexpr auto schemaEnd = "/schema"_L1;
constexpr auto exampleEnd = "/example"_L1;

constexpr qsizetype mostSessions = 50;

QString schemaType(const Kind &kind)
{
    return kind.isXml ? u"application/xml"_s : u"application/schema+json"_s;
}

QString exampleType(const Kind &kind)
{
    return kind.isXml ? u"application/xml"_s : u"text/plain"_s;
}

QJsonObject schemaResource(const Kind &kind)
{
    return {{u"uri"_s, kindStart + kind.id + schemaEnd},
            {u"name"_s, kind.id},
            {u"title"_s, u"Schema of %1"_s.arg(kind.title)},
            {u"description"_s, kind.description},
            {u"mimeType"_s, schemaType(kind)}};
}

QJsonObject exampleResource(const Kind &kind)
{
    return {{u"uri"_s, kindStart + kind.id + exampleEnd},
            {u"name"_s, kind.id + exampleEnd},
            {u"title"_s, u"Example of %1"_s.arg(kind.title)},
            {u"description"_s, u"A document of the kind to start from."_s},
            {u"mimeType"_s, exampleType(kind)}};
}

/// @p session is a row of "baton sessions".
QJsonObject sessionResource(const McpContext &context, const QJsonObject &session)
{
    const QString path = nameOfSession(context, session);
    const QString title = session.value("title"_L1).toString();
    return {{u"uri"_s, sessionStart + QString::fromLatin1(QUrl::toPercentEncoding(path))},
            {u"name"_s, path},
            {u"title"_s, title.isEmpty() ? session.value("id"_L1).toString() : title},
            {u"description"_s, u"Session, %1."_s.arg(session.value("status"_L1).toString())},
            {u"mimeType"_s, u"application/json"_s}};
}

/// The latest sessions below the roots, each once; none for a root that leads out of them.
QJsonArray sessionResources(const McpContext &context)
{
    QStringList paths;
    std::vector<QJsonObject> sessions;
    for (const QString &root : context.roots.readable()) {
        const ToolResult list = sessionList(context, root);
        for (const QJsonValue row : list ? list->value("sessions"_L1).toArray() : QJsonArray()) {
            const QString path = row.toObject().value("path"_L1).toString();
            if (!paths.contains(path)) {
                paths.append(path);
                sessions.push_back(row.toObject());
            }
        }
    }
    std::ranges::stable_sort(sessions, std::greater<>(), [](const QJsonObject &session) {
        return session.value("started"_L1).toString();
    });
    const auto itself = [](const QJsonObject &session) { return session; };
    const QJsonObject all = readableFirst(
        context, QJsonObject{{u"sessions"_s, arrayOf(sessions, itself)}}, mostSessions);
    QJsonArray resources;
    for (const QJsonValue session : all.value("sessions"_L1).toArray()) {
        if (resources.size() < mostSessions) {
            resources.append(sessionResource(context, session.toObject()));
        }
    }
    return resources;
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
    return isSchema ? content(uri, schemaType(*kind), kind->schemaText)
                    : content(uri, exampleType(*kind), exampleOf(*kind));
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

QJsonArray resourceList(const McpContext &context)
{
    MemoryConsole memory;
    QJsonArray resources;
    for (const Kind &kind : Catalogs(memory.console()).here()->kinds()) {
        resources.append(schemaResource(kind));
        if (!kind.templates.empty()) {
            resources.append(exampleResource(kind));
        }
    }
    for (const QJsonValue session : sessionResources(context)) {
        resources.append(session);
    }
    return resources;
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
