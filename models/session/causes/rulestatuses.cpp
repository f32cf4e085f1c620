// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/rulestatuses.h"

#include "models/session/building/signsoflife.h"
#include "models/session/runs/stepgaps.h"
#include "models/session/value/runstatustext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The hub has an acceptable answer, and the answer names the next agent.
bool isToHandOn(const SessionBuilder &builder)
{
    const Session &session = builder.session;
    if (session.summary.status != RunStatus::Waiting || session.handoffs.empty()) {
        return false;
    }
    const SessionHandoff &last = session.handoffs.back();
    return builder.pack && last.consumer == builder.pack->hub
        && builder.pack->agentCalled(last.links.next) != nullptr
        && std::ranges::none_of(session.errors, [&last](const SessionError &error) {
               return error.phase == last.phase && error.result != RunStatus::Superseded;
           });
}

bool hasRetry(const SessionPhase *phase)
{
    return phase && phase->count.most > 0 && !phase->count.isLast();
}

bool isTooOld(const SessionBuilder &builder)
{
    const QDateTime &last = builder.session.summary.updated;
    return last.isValid()
        && last.secsTo(nowOf(builder.settings)) > qint64(builder.reading().expiryHours) * 3600;
}

} // namespace

QStringList ruleStatuses(const SessionBuilder &builder, const SessionPhase *phase)
{
    const SessionSummary &summary = builder.session.summary;
    const QString status = nameOf(summary.status);
    if (summary.isSilent()) {
        const QString life = nameOf(summary.liveness);
        return summary.status == RunStatus::Pending ? QStringList{life, status} : QStringList{life};
    }
    if (summary.status == RunStatus::Succeeded) {
        const bool isUnreported = summary.flaw == stepFlaw(builder);
        return summary.flaw.isEmpty() ? QStringList()
            : isUnreported            ? QStringList{u"flawed"_s, u"unreported"_s}
                                      : QStringList{u"flawed"_s};
    }
    QStringList names{status};
    if (isToHandOn(builder)) {
        names.append(u"handing-on"_s);
    }
    if (builder.session.hasFinding(u"session.dependency-failed"_s)) {
        names.append(u"held-up"_s);
    }
    if (hasEnded(summary.status) && builder.reading().isExpiryFinal && isTooOld(builder)) {
        names.append(nameOf(Liveness::Expired));
    }
    if (isFailure(summary.status) && summary.word.isEmpty() && hasRetry(phase)) {
        names.prepend(u"retriable"_s);
    }
    if (isFailure(summary.status) && !summary.successor.isEmpty()) {
        names.append(u"restarted"_s);
    }
    return summary.status == RunStatus::Unknown ? QStringList() : names;
}

} // namespace baton
