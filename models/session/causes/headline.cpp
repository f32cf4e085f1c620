// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/headline.h"

#include "models/session/building/childfailures.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The phase at which a run without a state was given up, whatever failed before; null if it was
/// not.
const SessionPhase *givenUpAt(const Session &session)
{
    const auto current = static_cast<size_t>(session.currentPhase);
    const bool isConcluded = session.currentPhase >= 0 && session.summary.place.stateFile.isEmpty();
    return isConcluded && isFailure(session.phases[current].status) ? &session.phases[current]
                                                                    : nullptr;
}

/// The phase of the first cause.
const SessionPhase *phaseOfCause(const Session &session)
{
    const auto found = std::ranges::find_if(session.causes, [&session](const FirstCause &cause) {
        if (cause.failure.phase < 0) {
            return false;
        }
        // A session that went on after a failed gate ended later.
        const SessionPhase &phase = session.phases[size_t(cause.failure.phase)];
        return phase.sessionPath.isEmpty() && phase.status != RunStatus::Succeeded;
    });
    return found == session.causes.end() ? nullptr : &session.phases[size_t(found->failure.phase)];
}

/// The phase in which the session failed, or the whole that failed with it.
const SessionPhase *firstFailed(const Session &session)
{
    const SessionPhase *phase = givenUpAt(session);
    phase = phase ? phase : phaseOfCause(session);
    while (phase && phase->parent >= 0
           && session.phases[size_t(phase->parent)].status != RunStatus::Succeeded) {
        phase = &session.phases[size_t(phase->parent)];
    }
    return phase;
}

} // namespace

const SessionPhase *stoppedAt(const Session &session)
{
    const bool isKnown = session.summary.status != RunStatus::Unknown;
    if (!isKnown || isFailure(session.summary.status)) {
        if (const SessionPhase *phase = firstFailed(session); phase || !isKnown) {
            return phase;
        }
        const auto failed = std::ranges::find_if(session.phases, [](const SessionPhase &phase) {
            return isFailure(phase.status) && phase.sessionPath.isEmpty();
        });
        if (failed != session.phases.end()) {
            return &*failed;
        }
        const auto cut = std::ranges::find_if(session.phases, [](const SessionPhase &phase) {
            return phase.status == RunStatus::Interrupted && phase.parent < 0;
        });
        if (cut != session.phases.end()) {
            return &*cut;
        }
    }
    if (session.currentPhase < 0 && isAtRest(session.summary.status)) {
        // A phase that is no longer expected to finish is interrupted.
        const RunStatus stands = session.summary.liveness == Liveness::Expired
            ? RunStatus::Interrupted
            : session.summary.status;
        const auto waiting = std::ranges::find(session.phases.rbegin(), session.phases.rend(),
                                               stands, &SessionPhase::status);
        return waiting == session.phases.rend() ? nullptr : &*waiting;
    }
    const auto current = static_cast<size_t>(session.currentPhase);
    return session.currentPhase < 0 || current >= session.phases.size() ? nullptr
                                                                        : &session.phases[current];
}

namespace {

QString nameOf(const SessionPhase &phase)
{
    return phaseName(phase.id, phase.title);
}

QString failed(const Session &session, const SessionPhase *phase)
{
    const RunStatus status = session.summary.status;
    if (!phase || phase->title == session.summary.title) {
        return status == RunStatus::Killed  ? SessionTranslations::tr("Killed")
            : status == RunStatus::TimedOut ? SessionTranslations::tr("Timed out")
                                            : SessionTranslations::tr("Failed");
    }
    const int attempts = phase->count.made;
    const QString text = status == RunStatus::Killed ? SessionTranslations::tr("Killed in %1")
        : status == RunStatus::TimedOut              ? SessionTranslations::tr("Timed out in %1")
        : attempts < 2
        ? SessionTranslations::tr("Failed in %1")
        : SessionTranslations::tr("Failed in %1 after %n attempts", nullptr, attempts);
    return text.arg(nameOf(*phase));
}

QString interrupted(const Session &session, const SessionPhase *phase)
{
    return !phase || phase->title == session.summary.title
        ? SessionTranslations::tr("Interrupted")
        : SessionTranslations::tr("Interrupted in %1").arg(nameOf(*phase));
}

QString running(const Session &session, const SessionPhase *phase)
{
    if (session.summary.isSilent()) {
        return interrupted(session, phase);
    }
    if (!phase || phase->title == session.summary.title) {
        return SessionTranslations::tr("Running");
    }
    const QString name = nameOf(*phase);
    return phase->count.made < 2
        ? SessionTranslations::tr("Running: %1").arg(name)
        //: "Running: phase 2 Flow, attempt 2 of 3"
        : SessionTranslations::tr("Running: %1, %2").arg(name, attemptText(phase->count));
}

QString failedAsTold(const Session &session, const SessionPhase *phase)
{
    QString text = failed(session, phase);
    if (session.summary.word.isEmpty() && session.hasFinding(u"session.state-missing"_s)) {
        text = SessionTranslations::tr("%1, as far as can be seen without a state").arg(text);
    }
    return session.summary.successor.isEmpty()
        ? text
        //: "Failed, started again as 20261118-092500-run-tests"
        : SessionTranslations::tr("%1, started again as %2").arg(text, session.summary.successor);
}

/// The headline of a session whose state has no status.
QString untold(const Session &session)
{
    if (session.summary.word.isEmpty() && session.hasFinding(u"session.state-unreadable"_s)) {
        return SessionTranslations::tr("The state cannot be read");
    }
    const int handoffs = static_cast<int>(session.handoffs.size());
    if (handoffs == 0
        && session.summary.liveness != Liveness::Over) { // its lock shows that it runs
        return SessionTranslations::tr("Locked, but without a state");
    }
    return session.summary.word.isEmpty()
        ? SessionTranslations::tr("%n handoff(s)", nullptr, handoffs)
        : SessionTranslations::tr("Status “%1”").arg(session.summary.word);
}

QString plain(const Session &session)
{
    const SessionPhase *phase = stoppedAt(session);
    switch (session.summary.status) {
    case RunStatus::Failed:
    case RunStatus::TimedOut:
    case RunStatus::Killed:
        return failedAsTold(session, phase);
    case RunStatus::Running:
        return running(session, phase);
    case RunStatus::Waiting:
        return phase ? SessionTranslations::tr("Waiting in %1").arg(nameOf(*phase))
                     : SessionTranslations::tr("Waiting");
    case RunStatus::Blocked:
        return phase ? SessionTranslations::tr("Blocked in %1").arg(nameOf(*phase))
                     : SessionTranslations::tr("Blocked");
    case RunStatus::Pending:
        return SessionTranslations::tr("Pending, not started");
    case RunStatus::Superseded:
        return SessionTranslations::tr("Superseded by %1, which succeeded")
            .arg(session.summary.successor);
    case RunStatus::Aborted:
        return phase ? SessionTranslations::tr("Aborted in %1").arg(nameOf(*phase))
                     : SessionTranslations::tr("Aborted");
    case RunStatus::Succeeded:
        return SessionTranslations::tr("Complete");
    default:
        break;
    }
    return untold(session);
}

/// The headline of a folder of sessions.
QString ofHome(const Session &session)
{
    const auto bad = std::ranges::count_if(session.phases, isFailure, &SessionPhase::status);
    const int all = static_cast<int>(session.phases.size());
    return bad == 0 ? SessionTranslations::tr("%n session(s)", nullptr, all)
                    : SessionTranslations::tr("%1 of %n session(s) failed", nullptr, all).arg(bad);
}

} // namespace

QString headlineOf(const Session &session)
{
    if (!session.phases.empty() && !session.phases.front().sessionPath.isEmpty()) {
        return ofHome(session);
    }
    if (!session.summary.isOneRun) {
        const auto handoffs = static_cast<int>(session.handoffs.size());
        return handoffs == 1
            ? SessionTranslations::tr("A handoff by itself")
            : SessionTranslations::tr("%n handoff(s) that are not of one run", nullptr, handoffs);
    }
    QString text = plain(session);
    if (session.summary.liveness == Liveness::Expired) {
        text = SessionTranslations::tr("%1, expired").arg(text);
    }
    if (session.summary.isSilent()) {
        text += u", "_s + silenceText(session.summary.updated);
    }
    return withFlaw(text, session.summary.flaw);
}

void addHeadline(SessionBuilder &builder)
{
    Session &session = builder.session;
    session.headline = headlineOf(session);
    for (FirstCause &cause : session.causes) {
        for (SessionFailure &failure : cause.consequences) {
            if (failure.what == SessionFailure::What::Session) {
                failure.text = session.headline;
            }
        }
        if (cause.failure.what == SessionFailure::What::Session) {
            cause.failure.text = session.headline;
        }
    }
}

} // namespace baton
