// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/endpoint.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <cstdlib>

namespace baton {

/// The application object for an event loop.
class FuzzApplication
{
public:
    FuzzApplication()
        : m_application(m_count, m_arguments)
    {
    }

private:
    int m_count = 1;
    char m_name[5] = "fuzz";
    char *m_arguments[2] = {m_name, nullptr};
    QCoreApplication m_application;
};

/// The server's side of a conversation, which may send only JSON-RPC messages.
class Conversation
{
public:
    Conversation(rpc::Framing framing, const rpc::Endpoint::Cancelling &cancelling)
        : m_framing(framing)
        , m_sent(framing)
        , m_endpoint(framing, [this](const QByteArray &bytes) { take(bytes); }, cancelling)
    {
    }

    [[nodiscard]] rpc::Endpoint &endpoint() { return m_endpoint; }

    /// Sends @p input to the server, and waits until it has answered all of it.
    void run(const QByteArray &input)
    {
        if (input.startsWith('\n')) {
            for (const QByteArray &line : input.split('\n')) {
                m_endpoint.receive(rpc::framed(m_framing, line));
            }
        } else {
            m_endpoint.receive(input);
        }
        m_endpoint.end();
        while (m_endpoint.isBusy()) {
            m_endpoint.handleNext();
            QCoreApplication::processEvents();
        }
    }

private:
    void take(const QByteArray &bytes)
    {
        m_sent.add(bytes);
        const auto frame = m_sent.next();
        const bool isSound = frame && *frame
            && QJsonDocument::fromJson(**frame).object().value(QLatin1StringView("jsonrpc"))
                == QJsonValue(QStringLiteral("2.0"));
        if (!isSound) {
            std::fprintf(stderr, "no message: %s\n", bytes.constData());
            std::abort();
        }
    }

    rpc::Framing m_framing;
    rpc::FrameReader m_sent;
    rpc::Endpoint m_endpoint;
};

} // namespace baton
