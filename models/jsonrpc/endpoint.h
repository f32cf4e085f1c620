// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/framing.h"
#include "models/jsonrpc/reply.h"

#include <QHash>
#include <QObject>

#include <deque>
#include <functional>

namespace baton::rpc {

/// One side of a conversation in JSON-RPC: messages wait in a queue and are handed to the handlers
/// of their method, one message for each call of handleNext().
///
/// A request that is cancelled while it waits is never handled. Each request gets exactly one
/// answer, and bytes that are not a message get an error.
class Endpoint : public QObject
{
    Q_OBJECT

public:
    using Handler = std::function<void(const QJsonObject &params, const ReplyPtr &reply)>;
    using Function = std::function<Answer(const QJsonObject &params)>;
    using Listener = std::function<void(const QJsonObject &params)>;
    /// Asked before a message is handled: an error refuses it.
    using Guard = std::function<std::optional<Error>(const Message &message)>;
    /// Writes the frame of one message to a stream.
    using Send = std::function<void(const QByteArray &bytes)>;

    /// The notification that cancels a request, and its member that identifies the request.
    struct Cancelling
    {
        QString method;
        QString idKey;
        bool isAnswered = true; ///< the cancelled request is answered with an error
    };

    Endpoint(Framing framing, Send send, Cancelling cancelling, QObject *parent = nullptr);
    ~Endpoint() override;

    /// Answers requests for @p method.
    void answer(const QString &method, Function function);
    /// The same with an answer that may come later.
    void answerLater(const QString &method, Handler handler);
    /// Handles notifications called @p method; others are ignored.
    void listen(const QString &method, Listener listener);
    void setGuard(Guard guard) { m_guard = std::move(guard); }

    /// Handles bytes from the other side.
    void receive(const QByteArray &bytes);
    /// Marks the end of the input.
    void end();
    /// Handles the first waiting message. Returns false if there is none.
    bool handleNext();
    /// The number of messages that came and were not handled.
    [[nodiscard]] size_t waiting() const { return m_waiting.size(); }
    /// True while an answer is owed, or a message waits.
    [[nodiscard]] bool isBusy() const { return !m_waiting.empty() || !m_open.isEmpty(); }

    void notify(const QString &method, const QJsonObject &params);
    /// Asks the other side for something whose answer does not matter.
    void request(const QString &method, const QJsonObject &params = {});

Q_SIGNALS:
    /// isBusy() became false.
    void rested();

private:
    void take(const QByteArray &json);
    void handle(const Message &message, const ReplyPtr &reply);
    [[nodiscard]] ReplyPtr opened(const QJsonValue &id);
    void close(const QString &key, const QJsonValue &id, const Answer &answer);
    void cancel(const QJsonValue &id);
    void send(const QJsonObject &message);

    FrameReader m_reader;
    Framing m_framing;
    Send m_send;
    Cancelling m_cancelling;
    Guard m_guard;
    QHash<QString, Handler> m_handlers;
    QHash<QString, Listener> m_listeners;
    /// Requests with their replies, and notifications without one.
    std::deque<std::pair<Message, ReplyPtr>> m_waiting;
    QHash<QString, std::weak_ptr<Reply>> m_open; ///< requests without an answer yet, by id
    int m_lastRequest = 0;
};

} // namespace baton::rpc
