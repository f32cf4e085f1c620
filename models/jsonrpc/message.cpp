// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/message.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::rpc {

namespace {

InvalidMessage invalid(const QJsonValue &id, const QString &why)
{
    return {id, Error(Code::InvalidRequest, why)};
}

bool isId(const QJsonValue &id)
{
    return id.isString() || id.isDouble();
}

} // namespace

std::variant<Message, InvalidMessage> readMessage(const QByteArray &json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError) {
        return InvalidMessage{QJsonValue::Null,
                              Error(Code::ParseError,
                                    u"This is not JSON: %1 at byte %2."_s.arg(problem.errorString())
                                        .arg(problem.offset))};
    }
    if (!document.isObject()) {
        return invalid(QJsonValue::Null, u"A message is one JSON object. Send each on its own."_s);
    }
    const QJsonObject object = document.object();
    const QJsonValue id = object.value("id"_L1);
    const QJsonValue answerId = isId(id) ? id : QJsonValue(QJsonValue::Null);
    if (object.value("jsonrpc"_L1) != QJsonValue(u"2.0"_s)) {
        return invalid(answerId, u"\"jsonrpc\" has to be \"2.0\"."_s);
    }
    if (!id.isUndefined() && !isId(id)) {
        const bool isAboutNoRequest = id.isNull() && object.contains("error"_L1);
        if (!isAboutNoRequest) {
            return invalid(answerId, u"\"id\" has to be a string or a number."_s);
        }
    }
    const QJsonValue method = object.value("method"_L1);
    if (method.isUndefined() && (object.contains("result"_L1) || object.contains("error"_L1))) {
        return Message{id, {}, {}};
    }
    if (method.toString().isEmpty()) {
        return invalid(answerId, u"\"method\" has to be the name of one."_s);
    }
    const QJsonValue params = object.value("params"_L1);
    if (!params.isUndefined() && !params.isNull() && !params.isObject()) {
        return InvalidMessage{answerId,
                              Error(Code::InvalidParams, u"\"params\" has to be an object."_s)};
    }
    return Message{id, method.toString(), params.toObject()};
}

QJsonObject response(const QJsonValue &id, const Answer &answer)
{
    QJsonObject object{{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}};
    if (const auto *error = std::get_if<Error>(&answer)) {
        QJsonObject told{{u"code"_s, error->code}, {u"message"_s, error->message}};
        if (!error->data.isUndefined()) {
            told.insert(u"data"_s, error->data);
        }
        object.insert(u"error"_s, told);
    } else {
        object.insert(u"result"_s, std::get<QJsonValue>(answer));
    }
    return object;
}

} // namespace baton::rpc
