// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/rows/rowpasses.h"

#include "models/session/building/siblingindex.h"
#include "models/session/handoffs/sessionrequest.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString flawBy(const QString &failed)
{
    return SessionTranslations::tr("it depends on %1, which failed").arg(failed);
}

QString reasonBy(const Session &session, int failed)
{
    const auto error = std::ranges::find(session.errors, failed, &SessionError::phase);
    const QString text = SessionTranslations::tr("waited for %1, which failed")
                             .arg(session.phases[size_t(failed)].title);
    return error == session.errors.end() || error->message.isEmpty()
        ? text
        : text + u": "_s + error->message;
}

/// Adds the dependency of the session itself on one beside it.
void addOwnWait(SessionBuilder &builder)
{
    SessionSummary &own = builder.session.summary;
    if (!builder.areRowsSessions() || !builder.layout || !isUnfinished(own.status)) {
        return;
    }
    for (const QString &id : std::as_const(builder.session.dependsOn)) {
        const SessionSummary *other = builder.siblings()->find(id);
        if (other && isFailure(other->status)
            && builder.siblings()->successorOf(*other).isEmpty()) {
            own.flaw = flawBy(other->title);
            const auto fact =
                std::ranges::find_if(builder.session.facts, [&id](const SessionFact &one) {
                    return one.value.contains(id);
                });
            builder.addWarning(u"session.dependency-failed"_s,
                               SessionTranslations::tr("The session depends on %1, which failed")
                                   .arg(other->title),
                               fact == builder.session.facts.end() ? Evidence() : fact->evidence);
            return;
        }
    }
}

} // namespace

void addDependencies(SessionBuilder &builder)
{
    addOwnWait(builder);
    std::vector<SessionPhase> &phases = builder.session.phases;
    const bool isBatch = std::ranges::any_of(phases, [](const SessionPhase &phase) {
        return !phase.sessionPath.isEmpty() && isFailure(phase.status);
    });
    for (size_t i = 0; isBatch && i < phases.size() && !builder.isStopped(); ++i) {
        const RunStatus status = phases[i].status;
        const bool isGoing = isUnfinished(status) || status == RunStatus::Interrupted;
        const bool mayWait = isGoing || isFailure(status) || status == RunStatus::NotReached;
        if (phases[i].sessionPath.isEmpty() || !mayWait) {
            continue;
        }
        for (const QString &id : requestedIn(builder, phases[i].sessionPath).dependsOn) {
            const int other = builder.phaseOf(id);
            if (other >= 0 && other != int(i) && isFailure(phases[size_t(other)].status)) {
                if (isGoing) { // a session that runs did not wait
                    phases[i].flaw = flawBy(phases[size_t(other)].title);
                } else {
                    phases[i].waitedFor = other;
                    phases[i].reason = reasonBy(builder.session, other);
                }
                break;
            }
        }
    }
}

} // namespace baton
