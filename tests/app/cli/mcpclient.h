// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/mcpserver.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace baton {

/// A client of a server in the same process. It speaks revision 2026-07-28.
class McpClient
{
public:
    explicit McpClient(const QStringList &readable = {}, const QStringList &writable = {})
        : m_endpoint(
              rpc::Framing::Lines, [this](const QByteArray &line) { m_sent.append(line); },
              {QStringLiteral("notifications/cancelled"), QStringLiteral("requestId"), false})
        , m_server(m_endpoint,
                   {*cli::AccessRoots::of(readable, writable), Masking(), QStringLiteral("usual")},
                   QStringLiteral("1.0"))
    {
    }

    /// The response to @p method with @p params unchanged.
    QJsonObject say(const QString &method, const QJsonObject &params = {})
    {
        m_sent.clear();
        const QJsonObject message{{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
                                  {QStringLiteral("id"), ++m_lastId},
                                  {QStringLiteral("method"), method},
                                  {QStringLiteral("params"), params}};
        m_endpoint.receive(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
        while (m_endpoint.handleNext()) { }
        return m_sent.size() == 1 ? QJsonDocument::fromJson(m_sent.first()).object()
                                  : QJsonObject();
    }

    /// The result of @p method in the revision without sessions.
    QJsonObject ask(const QString &method, QJsonObject params = {})
    {
        const QString start = QStringLiteral("io.modelcontextprotocol/");
        params.insert(
            QStringLiteral("_meta"),
            QJsonObject{{start + QStringLiteral("protocolVersion"), QStringLiteral("2026-07-28")},
                        {start + QStringLiteral("clientCapabilities"), QJsonObject()}});
        const QJsonObject response = say(method, params);
        const QJsonValue result = response.value(QLatin1StringView("result"));
        return result.isObject() ? result.toObject() : response;
    }

    QJsonObject call(const QString &tool, const QJsonObject &arguments = {})
    {
        return ask(QStringLiteral("tools/call"),
                   {{QStringLiteral("name"), tool}, {QStringLiteral("arguments"), arguments}});
    }

    /// The result of @p tool.
    QJsonObject found(const QString &tool, const QJsonObject &arguments = {})
    {
        return call(tool, arguments).value(QLatin1StringView("structuredContent")).toObject();
    }

    /// The error message that the model gets for a wrong call; empty if the call succeeds.
    QString mistake(const QString &tool, const QJsonObject &arguments = {})
    {
        const QJsonObject result = call(tool, arguments);
        return result.value(QLatin1StringView("isError")).toBool()
            ? result.value(QLatin1StringView("content"))
                  .toArray()
                  .first()
                  .toObject()
                  .value(QLatin1StringView("text"))
                  .toString()
            : QString();
    }

private:
    QByteArrayList m_sent;
    rpc::Endpoint m_endpoint;
    cli::McpServer m_server;
    int m_lastId = 0;
};

} // namespace baton
