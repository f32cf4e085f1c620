// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/reading/sessionpass.h"

#include "models/session/building/sessionbuilder.h"
#include "models/session/building/sessionmechanism.h"
#include "models/session/building/sessiontimespan.h"
#include "models/session/building/statesummary.h"
#include "models/session/causes/causepasses.h"
#include "models/session/causes/escalations.h"
#include "models/session/causes/firstcauses.h"
#include "models/session/causes/headline.h"
#include "models/session/checks/list/sessionchecks.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/errors/errorpasses.h"
#include "models/session/errors/rejections.h"
#include "models/session/files/deliverables.h"
#include "models/session/files/sessionfiles.h"
#include "models/session/gates/gateevaluation.h"
#include "models/session/gates/gatefailures.h"
#include "models/session/handoffs/handoffpasses.h"
#include "models/session/handoffs/rejectedhandoffs.h"
#include "models/session/handoffs/sessionrequest.h"
#include "models/session/reading/rowflaws.h"
#include "models/session/rows/rowpasses.h"
#include "models/session/runs/attempts.h"
#include "models/session/runs/invalidatedphases.h"
#include "models/session/runs/phasestates.h"
#include "models/session/runs/runpasses.h"
#include "models/session/runs/stepgaps.h"
#include "models/session/value/session.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Counts the errors and warnings of the session and its handoffs.
void countFindings(SessionBuilder &builder)
{
    Session &session = builder.session;
    int errors = 0;
    int warnings = 0;
    for (const SessionFinding &finding : session.findings) {
        errors += finding.severity == Severity::Error ? 1 : 0;
        warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        errors += handoff.report.count(Severity::Error);
        warnings += handoff.report.count(Severity::Warning);
    }
    session.summary.errors = errors;
    session.summary.warnings = warnings;
}

/// Adds the texts of errors by which a list of sessions is searched.
void addSearchedText(SessionBuilder &builder)
{
    const Session &session = builder.session;
    constexpr qsizetype most = 4000;
    QStringList texts;
    for (const SessionError &error : session.errors) {
        texts << error.type << error.message << error.fix << error.outcome;
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    builder.session.summary.searchText = texts.join(u'\n').left(most);
}

/// Renumbers attempts when a phase that begins again counts from 1, while overwritten versions of
/// its handoffs are known: a later handoff belongs to a later attempt.
void countLaterVersions(SessionBuilder &builder)
{
    QHash<QString, int> highest; // attempt of the versions before, by path
    const auto countOn = [&highest](SessionHandoff &handoff) {
        int &before = highest[handoff.at.path];
        handoff.attempt = handoff.attempt < before ? before + 1 : handoff.attempt;
        before = handoff.attempt;
    };
    for (const bool isKept : {true, false}) { // what lies on the disk is the newest
        for (SessionHandoff &handoff : builder.session.handoffs) {
            if (handoff.kept.isEmpty() != isKept && (isKept || highest.contains(handoff.at.path))) {
                countOn(handoff);
            }
        }
    }
}

/// Gives each handoff the row that it belongs to.
void placeHandoffs(SessionBuilder &builder)
{
    QHash<QString, int> rows;
    for (size_t i = builder.session.phases.size(); i-- > 0;) { // the first row of an id counts
        rows.insert(builder.session.phases[i].id, static_cast<int>(i));
    }
    rows.remove(QString());
    for (size_t i = 0; i < builder.session.handoffs.size(); ++i) {
        builder.session.handoffs[i].phase = builder.mechanism->rowOf(builder, i, rows);
    }
}

void addSummary(SessionBuilder &builder)
{
    builder.session.summary = summaryOf(builder);
}

void addRows(SessionBuilder &builder)
{
    builder.mechanism->addRows(builder);
}

void addRowTimes(SessionBuilder &builder)
{
    builder.mechanism->addTimes(builder);
}

void markRepeatedErrors(SessionBuilder &builder)
{
    markRepeats(builder.session.errors);
}

void addEscalations(SessionBuilder &builder)
{
    builder.session.escalations = escalationsOf(builder.session);
}

void addEscalationTexts(SessionBuilder &builder)
{
    summarize(builder.session, builder.reading().escalation);
}

void noteKeptState(SessionBuilder &builder)
{
    builder.session.summary.stateKept =
        builder.isStateKept ? builder.kept.state.readAt : QDateTime();
    builder.session.summary.stateLost = builder.stateLost;
}

} // namespace

std::span<const SessionPass> sessionPasses()
{
    using enum SessionPart;
    constexpr MechanismKinds table = MechanismKind::PhaseTable;
    constexpr MechanismKinds tree = MechanismKind::SessionTree;
    constexpr MechanismKinds chain = MechanismKind::HandoffChain;
    static const std::array all = std::to_array<SessionPass>({
        {"summary", addSummary, {}, Summary},
        {"facts", addFacts, Summary, Facts},
        {"check of the state", checkState, {}, StateReport | Findings},
        {"handoffs", addHandoffs, Summary, Handoffs | Findings, anyMechanism, true},
        {"what was asked for", addRequested, Handoffs, Facts},
        {"rows", addRows, Handoffs | Summary, Rows | Handoffs | Summary},
        {"flaws of sessions in rows", addRowFlaws, Rows, Rows, tree},
        {"rows of handoffs", placeHandoffs, Rows, Handoffs},
        {"position in the chain", addChainFacts, Handoffs, Facts},
        {"span", finalizeSpan, Handoffs | Rows, Summary | Rows},
        {"times of copies", dropCopiedTimes, Handoffs | Rows | Summary, Handoffs},
        {"reported statuses", addReportedStatuses, Handoffs, Handoffs},
        {"errors", addErrors, Handoffs | Rows | Summary, Errors | Handoffs | Findings | Facts},
        {"attempts of later versions", countLaterVersions, Errors | Handoffs, Handoffs},
        {"status by handoffs", deriveStatus, Errors | Handoffs | Summary, Rows | Summary | Facts},
        {"current phase", reachCurrent, Summary, Rows, table},
        {"phases that nobody knows of", leaveOpen, Handoffs, Rows, table},
        {"minimum of parts", failIncompleteParts, Rows, Rows, table},
        {"phases that no longer hold", invalidate, Summary, Rows, table | chain},
        {"skipped phases", skipPhases, Rows, Rows},
        {"waits for other sessions", addDependencies, Errors | Facts, Rows | Summary | Findings,
         tree},
        {"flaws of rows", addFlawOfRows, Rows, Summary},
        {"flaws of phases", addFlawOfPhases, Rows, Summary, table},
        {"status of a folder of sessions", deriveHomeStatus, Rows, Summary, tree},
        {"status of a chain", deriveChainStatus, Rows | Handoffs, Summary, table | chain},
        {"times of errors", dateErrorsByLogs, Rows, Errors, table | tree},
        {"errors in logs", quoteLogs, Handoffs, Errors | Rows},
        {"attempts", countAttempts, Handoffs | Summary, Attempts | Errors | Handoffs | Rows},
        {"numbers of starts", numberRestarts, Summary | Attempts, Attempts | Errors | Handoffs,
         tree},
        {"reasons of rejected attempts", addRejectionReasons, Handoffs | Rows, Attempts},
        {"what was passed over", markPassedOver, Attempts, Rows | Errors},
        {"differences between attempts", addDifferences, Attempts | Handoffs, Differences},
        {"times of rows", addRowTimes, Handoffs | Errors | Summary, Rows | Attempts},
        {"repeated errors", markRepeatedErrors, Attempts, Errors},
        {"gates", addGates, StateReport | Handoffs | Rows | Attempts | Summary, Gates},
        {"flaws of gates", addFlawOfGates, Gates, Summary},
        {"escalations", addEscalations, Gates | Rows | Summary, Escalations},
        {"flaws of handoffs", addFlawOfHandoffs, Handoffs, Summary, anyMechanism, true},
        {"flaws of steps", addFlawOfSteps, Handoffs, Summary, chain},
        {"deliverables", addDeliverables, Handoffs, Deliverables, anyMechanism, true},
        {"flaws of deliverables", addFlawOfDeliverables, Deliverables | Handoffs, Summary,
         anyMechanism, true},
        {"files", addFiles, Handoffs, Files},
        {"contradictions", addContradictions,
         Facts | Handoffs | Rows | Errors | Attempts | Gates | Deliverables | Files | Summary,
         Findings},
        {"causes", addCauses,
         Errors | Gates | Attempts | Rows | Handoffs | Escalations | Findings | Files | Summary,
         Causes},
        {"flaws of phases by gates", markPhases, Causes | Gates, Rows},
        {"texts of escalations", addEscalationTexts, Causes | Errors | Rows, Escalations},
        {"interrupted rows", settleInterrupted, Causes | Escalations | Summary, Rows | Attempts},
        {"starts", finalizeStarts, Causes | Attempts,
         Rows | Facts | Summary | Attempts | Causes | Errors, tree},
        {"failure without a word", finalizeFailure, Causes | Findings | Rows,
         Summary | Rows | Attempts},
        {"phase that the run stopped at", addCurrentPhase, Causes | Rows, Summary | Rows,
         table | chain},
        {"own row", markSelf, Summary, Rows, tree},
        {"headline", addHeadline, Summary | Rows | Findings | Handoffs, Headline | Causes},
        {"next step", addNextStep, Summary | Rows | Gates | Handoffs | Causes | Facts,
         NextStep | Facts},
        {"next steps behind gates", addNextSteps, NextStep | Rows | Summary | Handoffs, Gates},
        {"numbers of findings", countFindings, Findings | Handoffs, Summary},
        {"searched text", addSearchedText, Errors, Summary},
        {"kept state", noteKeptState, {}, Summary},
    });
    return all;
}

} // namespace baton
