// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"

#include "models/session/handoffs/rejectedhandoffs.h"
#include "models/session/runs/invalidatedphases.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString acceptedMessage(const QString &what, const SessionHandoff &handoff)
{
    return SessionTranslations::tr(
               "The state says that %1 is complete, but its receiver would not accept %2")
        .arg(what, lastNameOf(handoff.at.path));
}

bool hasFailed(const SessionBuilder &builder)
{
    const auto isOpen = [](const SessionError &error) {
        return error.result == RunStatus::Failed && !error.isPassedOver;
    };
    const auto isRejected = [](const SessionHandoff &handoff) {
        return !handoff.isSuperseded && handoff.report.count(Severity::Error) > 0;
    };
    const auto fails = [](const SessionGate &gate) {
        return !gate.isSkipped && gate.state() == CriterionState::Failed;
    };
    const auto isBad = [](const SessionPhase &phase) { return isFailure(phase.status); };
    return std::ranges::any_of(builder.session.errors, isOpen)
        || std::ranges::any_of(builder.session.handoffs, isRejected)
        || std::ranges::any_of(builder.session.gates, fails)
        || std::ranges::any_of(builder.session.phases, isBad);
}

void findInvalid(SessionBuilder &builder, int index)
{
    const SessionPhase &phase = builder.session.phases[size_t(index)];
    const QString rule = u"session.complete-with-failure"_s;
    if (rerunBefore(builder, index) < 0) {
        builder.addWarning(
            rule,
            SessionTranslations::tr(
                "The state says that the session is complete, but %1 is not among %2")
                .arg(phase.title, builder.reading().phases.valid.tokens().last()),
            builder.state.evidence(builder.reading().phases.valid));
    } else {
        builder.addWarning(
            rule,
            SessionTranslations::tr(
                "The state says that the session is complete, but the result of %1 no "
                "longer holds")
                .arg(phase.title),
            phase.evidence);
    }
}

} // namespace

void checkPhaseOrder(SessionBuilder &builder, size_t position)
{
    const SessionPhase &phase = builder.session.phases[position];
    const bool isGoing =
        phase.status == RunStatus::Running || phase.status == RunStatus::NotReached;
    if (!isGoing || !builder.reading().phases.isLinear || phase.parent >= 0
        || !builder.isStateWhole()) {
        return;
    }
    const bool isPassed = phase.status == RunStatus::Running
        && builder.session.currentPhase > int(position)
        && builder.session.phases[size_t(builder.session.currentPhase)].parent == phase.parent;
    if (isPassed) {
        builder.addWarning(
            u"session.phase-order"_s,
            (hasEnded(builder.session.summary.status)
                 ? SessionTranslations::tr("The session ended in %1, but %2 before it never ended")
                 : SessionTranslations::tr(
                       "The session has gone on to %1, but %2 before it is still "
                       "running"))
                .arg(builder.session.phases[size_t(builder.session.currentPhase)].title,
                     phase.title),
            builder.state.evidence(builder.reading().state.status));
        return;
    }
    for (size_t i = position + 1; i < builder.session.phases.size(); ++i) {
        const SessionPhase &later = builder.session.phases[i];
        if (later.parent == phase.parent && later.status == RunStatus::Succeeded) {
            builder.addWarning(u"session.phase-order"_s,
                               SessionTranslations::tr("%1 is complete, but %2 before it is %3")
                                   .arg(later.title, phase.title,
                                        phase.status == RunStatus::Running
                                            ? SessionTranslations::tr("still running")
                                            : SessionTranslations::tr("not done")),
                               phase.evidence.isEmpty() ? later.evidence : phase.evidence);
            return;
        }
    }
}

void checkPhaseResult(SessionBuilder &builder, size_t position)
{
    const SessionPhase &phase = builder.session.phases[position];
    if (phase.status != RunStatus::Succeeded || !builder.reportedPhases[position].isReported) {
        return;
    }
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        if (handoff.phase == int(position) && !handoff.isSuperseded
            && handoff.report.count(Severity::Error) > 0) {
            builder.addWarning(u"session.accepted-failure"_s, acceptedMessage(phase.title, handoff),
                               handoff.at);
        }
    }
    for (const SessionGate &gate : builder.session.gates) {
        if (gate.phase == int(position) && !gate.isSkipped && !gate.isOfEarlierRun
            && gate.state() == CriterionState::Failed) {
            builder.addWarning(
                u"session.accepted-failure"_s,
                SessionTranslations::tr("The state says that %1 is complete, but gate %2 fails")
                    .arg(phase.title, gate.result.id),
                phase.evidence);
        }
    }
}

void checkSessionResult(SessionBuilder &builder)
{
    const Session &session = builder.session;
    if (session.summary.status != RunStatus::Succeeded || !builder.state.isThere()
        || rejectedFlaw(session.handoffs).isEmpty()) {
        return;
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        if (!handoff.isSuperseded && handoff.report.count(Severity::Error) > 0) {
            builder.addWarning(u"session.accepted-failure"_s,
                               acceptedMessage(session.summary.title, handoff), handoff.at);
        }
    }
}

void checkApproval(SessionBuilder &builder, size_t position)
{
    const PhaseTable &table = builder.reading().phases;
    const ReportedPhase &told = builder.reportedPhases[position];
    const JsonPointer at =
        told.row && !table.approval.isRoot() ? joined(told.row->at, table.approval) : JsonPointer();
    const QString said = at.isRoot() ? QString() : builder.state.text(at);
    for (size_t i = builder.session.handoffs.size();
         i-- > 0 && !said.isEmpty();) { // in order of time
        const SessionHandoff &handoff = builder.session.handoffs[i];
        const QString decided = handoff.phase == int(position) && !handoff.isSuperseded
            ? textIn(builder, i, table.approvals)
            : QString();
        if (decided.isEmpty()) {
            continue;
        }
        if (decided.compare(said, Qt::CaseInsensitive) != 0) {
            builder.addWarning(u"session.approval-differs"_s,
                               SessionTranslations::tr(
                                   "The state says that the review of %1 is %2, but %3 says %4")
                                   .arg(builder.session.phases[position].title, said,
                                        lastNameOf(handoff.at.path), decided),
                               builder.state.evidence(at));
        }
        return;
    }
}

void checkUnknownHandoffs(SessionBuilder &builder)
{
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        const QString name = lastNameOf(handoff.at.path);
        if (!builder.isStateWhole() || handoff.isSuperseded) {
            continue;
        }
        if (handoff.phase < 0 && !builder.session.phases.empty()) {
            builder.addFinding(
                u"session.handoff-unknown"_s, Severity::Note,
                SessionTranslations::tr("%1 belongs to no phase of the session").arg(name),
                handoff.at);
        } else if (handoff.phase >= 0
                   && builder.session.phases[size_t(handoff.phase)].status
                       == RunStatus::NotReached) {
            builder.addWarning(
                u"session.handoff-unknown"_s,
                SessionTranslations::tr("%1 is there, but the state says that %2 has not begun")
                    .arg(name, builder.session.phases[size_t(handoff.phase)].title),
                handoff.at);
        }
    }
}

void checkFailure(SessionBuilder &builder)
{
    if (builder.session.summary.status == RunStatus::Failed && builder.isStateWhole()
        && !hasFailed(builder)) {
        builder.addWarning(
            u"session.failed-without-failure"_s,
            SessionTranslations::tr(
                "The state says that the session failed, but everything in it passed"),
            builder.state.evidence(builder.reading().state.status));
    }
}

void checkFailedPhase(SessionBuilder &builder)
{
    const auto bad = std::ranges::find_if(builder.session.phases, [](const SessionPhase &phase) {
        return isFailure(phase.status) && phase.parent < 0;
    });
    if (builder.session.summary.status == RunStatus::Succeeded
        && bad != builder.session.phases.end()) {
        builder.addWarning(
            u"session.complete-with-failure"_s,
            SessionTranslations::tr("The state says that the session is complete, but %1 failed")
                .arg(bad->title),
            builder.state.evidence(builder.reading().state.status));
    }
}

void checkOpenPhases(SessionBuilder &builder)
{
    const bool isComplete = builder.session.summary.status == RunStatus::Succeeded;
    QStringList notReached;
    for (size_t i = 0; isComplete && i < builder.session.phases.size(); ++i) {
        const SessionPhase &phase = builder.session.phases[i];
        if (phase.parent >= 0) {
            continue;
        }
        if (phase.status == RunStatus::Running) {
            builder.addWarning(u"session.complete-with-failure"_s,
                               SessionTranslations::tr(
                                   "The state says that the session is complete, but %1 is still "
                                   "running")
                                   .arg(phase.title),
                               phase.evidence);
        } else if (phase.status == RunStatus::NotReached) {
            notReached.append(phase.title);
        } else if (phase.status == RunStatus::Invalidated) {
            findInvalid(builder, static_cast<int>(i));
        }
    }
    if (!notReached.isEmpty()) {
        builder.addFinding(
            u"session.complete-unreached"_s, Severity::Note,
            SessionTranslations::tr(
                "The state says that the session is complete, but these have not begun: %1")
                .arg(notReached.join(u", "_s)),
            builder.state.evidence(builder.reading().state.status));
    }
}

void checkPassedFailure(SessionBuilder &builder, size_t position)
{
    const SessionPhase &phase = builder.session.phases[position];
    const auto isHere = [position](const auto &part) {
        return part.phase == static_cast<int>(position);
    };
    const SessionGate *passed = nullptr;
    for (const SessionGate &gate : builder.session.gates) {
        const bool isJudged = isHere(gate) && !gate.isSkipped;
        if (isJudged && gate.state() != CriterionState::Passed) {
            return;
        }
        passed = isJudged ? &gate : passed;
    }
    if (phase.status == RunStatus::Failed && passed
        && std::ranges::none_of(builder.session.errors, isHere)) {
        builder.addWarning(
            u"session.failed-without-failure"_s,
            SessionTranslations::tr("The state says that %1 failed, but it passed gate %2, and no "
                                    "error is recorded")
                .arg(phase.title, passed->result.id),
            phase.evidence);
    }
}

} // namespace baton
