// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookanswer.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString cut(const QString &text)
{
    if (text.size() <= longestObjection) {
        return text;
    }
    const QString end = u"\n… The rest is left out. \"baton check --feedback FILE\" prints all."_s;
    qsizetype size = longestObjection - end.size();
    size -= text[size - 1].isHighSurrogate() ? 1 : 0;
    return text.first(size) + end;
}

QJsonObject objectFor(const HookEvent &event, const QString &text)
{
    switch (event.shape->reply) {
    case HookReply::Permission:
        return {{u"hookSpecificOutput"_s,
                 QJsonObject{{u"hookEventName"_s, QString(event.shape->name)},
                             {u"permissionDecision"_s, u"deny"_s},
                             {u"permissionDecisionReason"_s, text}}}};
    case HookReply::Block:
        return {{u"decision"_s, u"block"_s}, {u"reason"_s, text}};
    case HookReply::Deny:
        return {{u"decision"_s, u"deny"_s}, {u"reason"_s, text}};
    case HookReply::AgentMessage:
        return {{u"permission"_s, u"deny"_s},
                {u"user_message"_s, u"Baton sent a handoff back to the agent."_s},
                {u"agent_message"_s, text}};
    case HookReply::Context:
        return {{u"additional_context"_s, text}};
    case HookReply::FollowUp:
        return {{u"followup_message"_s, text}};
    case HookReply::ErrorText:
        break;
    }
    return {};
}

QByteArray jsonLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

HookAnswer answerTo(const HookEvent &event, const QString &objection)
{
    if (objection.isEmpty()) {
        return noOpinion(event.runner);
    }
    const QString text = cut(objection);
    if (event.shape->reply == HookReply::ErrorText) {
        return {objectingCode, {}, text.toUtf8() + '\n'};
    }
    return {0, jsonLine(objectFor(event, text)), {}};
}

HookAnswer noOpinion(const HookRunner *runner)
{
    return runner && runner->answersAlways ? HookAnswer{0, "{}\n", {}} : HookAnswer();
}

} // namespace baton
