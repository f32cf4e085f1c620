// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/endpoint.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::rpc {

namespace {

/// Distinguishes the number 1 from the text "1".
QString keyOf(const QJsonValue &id)
{
    return id.isString() ? u's' + id.toString() : u'n' + QString::number(id.toDouble(), 'g', 17);
}

} // namespace

Endpoint::Endpoint(Framing framing, Send send, Cancelling cancelling, QObject *parent)
    : QObject(parent)
    , m_reader(framing)
    , m_framing(framing)
    , m_send(std::move(send))
    , m_cancelling(std::move(cancelling))
{
}

Endpoint::~Endpoint()
{
    for (const std::weak_ptr<Reply> &open : std::as_const(m_open)) {
        if (const ReplyPtr reply = open.lock()) {
            reply->drop();
        }
    }
}

void Endpoint::answer(const QString &method, Function function)
{
    answerLater(method,
                [made = std::move(function)](const QJsonObject &params, const ReplyPtr &reply) {
                    reply->send(made(params));
                });
}

void Endpoint::answerLater(const QString &method, Handler handler)
{
    m_handlers.insert(method, std::move(handler));
}

void Endpoint::listen(const QString &method, Listener listener)
{
    m_listeners.insert(method, std::move(listener));
}

void Endpoint::receive(const QByteArray &bytes)
{
    m_reader.add(bytes);
    while (const auto frame = m_reader.next()) {
        if (*frame) {
            take(**frame);
        } else {
            send(response(QJsonValue::Null, Error(Code::ParseError, frame->error())));
        }
    }
}

void Endpoint::end()
{
    m_reader.end();
    receive({});
}

void Endpoint::take(const QByteArray &json)
{
    const auto read = readMessage(json);
    if (const auto *fault = std::get_if<InvalidMessage>(&read)) {
        send(response(fault->id, fault->error));
        return;
    }
    const auto &message = std::get<Message>(read);
    if (message.isNotification() && message.method == m_cancelling.method) {
        cancel(message.params.value(m_cancelling.idKey));
    } else if (message.isNotification() && !message.method.isEmpty()) {
        m_waiting.emplace_back(message, nullptr);
    } else if (message.isRequest() && m_open.contains(keyOf(message.id))) {
        send(response(message.id,
                      Error(Code::InvalidRequest,
                            u"A request with this id is not answered yet. Use another id."_s)));
    } else if (message.isRequest()) {
        m_waiting.emplace_back(message, opened(message.id));
    }
}

ReplyPtr Endpoint::opened(const QJsonValue &id)
{
    const QString key = keyOf(id);
    auto reply =
        std::make_shared<Reply>([this, key, id](const Answer &answer) { close(key, id, answer); });
    m_open.insert(key, reply);
    return reply;
}

void Endpoint::close(const QString &key, const QJsonValue &id, const Answer &answer)
{
    m_open.remove(key);
    send(response(id, answer));
    if (!isBusy()) {
        Q_EMIT rested();
    }
}

void Endpoint::cancel(const QJsonValue &id)
{
    const ReplyPtr reply = m_open.value(keyOf(id)).lock();
    if (!reply) {
        return; // it was answered meanwhile
    }
    if (m_cancelling.isAnswered) {
        reply->send(Error(Code::RequestCancelled, u"The request was cancelled."_s));
    } else {
        reply->drop();
        m_open.remove(keyOf(id));
    }
}

bool Endpoint::handleNext()
{
    while (!m_waiting.empty() && m_waiting.front().second && m_waiting.front().second->isDone()) {
        m_waiting.pop_front(); // it was cancelled
    }
    if (!m_waiting.empty()) {
        const auto [message, reply] = std::move(m_waiting.front());
        m_waiting.pop_front();
        handle(message, reply);
    }
    if (!isBusy()) {
        Q_EMIT rested();
    }
    return !m_waiting.empty();
}

void Endpoint::handle(const Message &message, const ReplyPtr &reply)
{
    const std::optional<Error> refusal = m_guard ? m_guard(message) : std::nullopt;
    const Listener listener = m_listeners.value(message.method);
    if (!reply && listener && !refusal) {
        listener(message.params);
    }
    if (!reply) {
        return;
    }
    const Handler handler = m_handlers.value(message.method);
    if (refusal) {
        reply->send(*refusal);
    } else if (handler) {
        handler(message.params, reply);
    } else {
        reply->send(
            Error(Code::MethodNotFound, u"There is no method \"%1\" here."_s.arg(message.method)));
    }
}

void Endpoint::notify(const QString &method, const QJsonObject &params)
{
    send({{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}});
}

void Endpoint::request(const QString &method, const QJsonObject &params)
{
    QJsonObject message{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, ++m_lastRequest}, {u"method"_s, method}};
    if (!params.isEmpty()) {
        message.insert(u"params"_s, params);
    }
    send(message);
}

void Endpoint::send(const QJsonObject &message)
{
    m_send(framed(m_framing, QJsonDocument(message).toJson(QJsonDocument::Compact)));
}

} // namespace baton::rpc
