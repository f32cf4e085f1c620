// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookanswer.h"

#include "models/strings/cuttext.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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

/// The end of an objection that is cut: how to read all of it. Before a tool runs, the content that
/// is judged is in no file.
QString endOfCut(HookMoment moment)
{
    return moment == HookMoment::BeforeTool
        ? u"\n… The rest is left out. \"baton check --feedback -\", with the refused content on "
          "standard input, prints all."_s
        : u"\n… The rest is left out. \"baton check --feedback FILE\" prints all."_s;
}

HookAnswer noticeTo(const HookRunner &runner, const QString &notice)
{
    HookAnswer answer = neutralAnswer(&runner);
    if (runner.notice.isEmpty()) {
        answer.error = notice.toUtf8() + '\n';
    } else {
        answer.output = jsonLine({{QString(runner.notice), notice}});
    }
    return answer;
}

} // namespace

HookAnswer answerTo(const HookEvent &event, const HookDecision &decision)
{
    const QString notice = cutText(decision.notice, longestNotice, u"…"_s);
    if (decision.objection.isEmpty()) {
        return notice.isEmpty() ? neutralAnswer(event.runner) : noticeTo(*event.runner, notice);
    }
    const QString below = notice.isEmpty() ? QString() : u"\n\n"_s + notice;
    const QString text =
        cutText(decision.objection, longestObjection - below.size(), endOfCut(event.moment()))
        + below;
    if (event.shape->reply == HookReply::ErrorText) {
        return {objectingCode, {}, text.toUtf8() + '\n'};
    }
    return {0, jsonLine(objectFor(event, text)), {}};
}

HookAnswer neutralAnswer(const HookRunner *runner)
{
    return runner && runner->answersAlways ? HookAnswer{0, "{}\n", {}} : HookAnswer();
}

} // namespace baton
