// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/languageserver/languageserver.h"
#include "models/protocol/catalog/catalog.h"

#include <QDeadlineTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QUrl>

namespace baton {

/// A client of a language server in the same process.
class LspClient
{
public:
    explicit LspClient(std::shared_ptr<const ProtocolCatalog> catalog)
        : m_endpoint(rpc::Framing::Header, [this](const QByteArray &bytes) { m_reader.add(bytes); },
                     {QStringLiteral("$/cancelRequest"), QStringLiteral("id")})
        , m_server(
              m_endpoint, [catalog](const QString &) { return catalog; }, QStringLiteral("1.0"))
    {
    }

    rpc::Endpoint &endpoint() { return m_endpoint; }
    LanguageServer &server() { return m_server; }

    /// Sends a request; returns its id.
    int send(const QString &method, const QJsonObject &params = {})
    {
        write({{QStringLiteral("id"), ++m_lastId},
               {QStringLiteral("method"), method},
               {QStringLiteral("params"), params}});
        return m_lastId;
    }

    /// The response to request @p id, skipping other messages.
    QJsonObject response(int id)
    {
        return await([id](const QJsonObject &message) {
            return message.value(QLatin1StringView("id")) == QJsonValue(id)
                && !message.contains(QLatin1StringView("method"));
        });
    }

    QJsonValue ask(const QString &method, const QJsonObject &params = {})
    {
        return response(send(method, params)).value(QLatin1StringView("result"));
    }

    void notify(const QString &method, const QJsonObject &params = {})
    {
        write({{QStringLiteral("method"), method}, {QStringLiteral("params"), params}});
    }

    /// The params of the next notification or request @p method of the server.
    QJsonObject next(const QString &method)
    {
        return await([&method](const QJsonObject &message) {
                   return message.value(QLatin1StringView("method")) == QJsonValue(method);
               })
            .value(QLatin1StringView("params"))
            .toObject();
    }

    /// True if a message @p method of the server has arrived and was not taken.
    [[nodiscard]] bool cameYet(const QString &method) const
    {
        return std::ranges::any_of(m_came, [&method](const QJsonObject &message) {
            return message.value(QLatin1StringView("method")) == QJsonValue(method);
        });
    }

    void change(const QString &path, int version, const QJsonArray &changes)
    {
        QJsonObject text = textOf(path);
        text.insert(QStringLiteral("version"), version);
        notify(
            QStringLiteral("textDocument/didChange"),
            {{QStringLiteral("textDocument"), text}, {QStringLiteral("contentChanges"), changes}});
    }

    QJsonObject initialize(const QJsonObject &capabilities = {})
    {
        const QJsonObject result =
            ask(QStringLiteral("initialize"), {{QStringLiteral("capabilities"), capabilities}})
                .toObject();
        notify(QStringLiteral("initialized"));
        return result;
    }

    void open(const QString &path, const QString &text)
    {
        notify(QStringLiteral("textDocument/didOpen"),
               {{QStringLiteral("textDocument"),
                 QJsonObject{{QStringLiteral("uri"), uriOf(path)},
                             {QStringLiteral("languageId"), QStringLiteral("yaml")},
                             {QStringLiteral("version"), 1},
                             {QStringLiteral("text"), text}}}});
    }

    static QString uriOf(const QString &path)
    {
        return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded);
    }

    static QJsonObject textOf(const QString &path)
    {
        return {{QStringLiteral("uri"), uriOf(path)}};
    }

private:
    void write(QJsonObject message)
    {
        message.insert(QStringLiteral("jsonrpc"), QStringLiteral("2.0"));
        m_endpoint.receive(rpc::framed(rpc::Framing::Header,
                                       QJsonDocument(message).toJson(QJsonDocument::Compact)));
    }

    template <typename IsWanted>
    QJsonObject await(IsWanted isWanted)
    {
        const QDeadlineTimer limit(std::chrono::seconds(60));
        while (!limit.hasExpired()) {
            const bool isMore = m_endpoint.handleNext();
            while (const auto frame = m_reader.next()) {
                m_came.push_back(QJsonDocument::fromJson(**frame).object());
            }
            const auto found = std::ranges::find_if(m_came, isWanted);
            if (found != m_came.end()) {
                const QJsonObject message = *found;
                m_came.erase(found);
                return message;
            }
            if (!isMore) {
                QTest::qWait(1);
            }
        }
        QTest::qFail("nothing came", __FILE__, __LINE__);
        return {};
    }

    rpc::FrameReader m_reader{rpc::Framing::Header};
    std::vector<QJsonObject> m_came;
    rpc::Endpoint m_endpoint;
    LanguageServer m_server;
    int m_lastId = 0;
};

} // namespace baton
