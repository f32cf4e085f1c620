// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

#include <variant>

namespace baton::rpc {

/// Codes of JSON-RPC, and the general ones of the language server protocol.
enum class Code {
    ParseError = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    InternalError = -32603,
    NotInitialized = -32002,
    RequestCancelled = -32800,
    ContentModified = -32801,
};

/// The reason why a request has no result.
struct Error
{
    int code = 0;
    QString message; ///< one sentence: the error and what to do
    QJsonValue data = QJsonValue::Undefined;

    Error(Code known, const QString &text)
        : Error(static_cast<int>(known), text)
    {
    }
    Error(int number, const QString &text, const QJsonValue &more = QJsonValue::Undefined)
        : code(number)
        , message(text)
        , data(more)
    {
    }

    friend bool operator==(const Error &, const Error &) = default;
};

/// The result of a request, or the reason why it failed.
using Answer = std::variant<QJsonValue, Error>;

/// A message from the other side: a request has an id and a method, a notification a method only,
/// and a response an id only.
struct Message
{
    QJsonValue id = QJsonValue::Undefined;
    QString method;
    QJsonObject params;

    [[nodiscard]] bool isRequest() const { return !id.isUndefined() && !method.isEmpty(); }
    [[nodiscard]] bool isNotification() const { return id.isUndefined(); }

    friend bool operator==(const Message &, const Message &) = default;
};

/// A text that is not a valid message, with the id for the answer: null if it has none.
struct InvalidMessage
{
    QJsonValue id = QJsonValue::Null;
    Error error;

    friend bool operator==(const InvalidMessage &, const InvalidMessage &) = default;
};

/// Reads one message from @p json. Lists of messages are refused, as both protocols do, and so are
/// params that are a list.
[[nodiscard]] std::variant<Message, InvalidMessage> readMessage(const QByteArray &json);

/// The response to the request @p id.
[[nodiscard]] QJsonObject response(const QJsonValue &id, const Answer &answer);

} // namespace baton::rpc
