// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/sessionchecks.h"

#include "models/session/building/sessionmechanism.h"
#include "models/session/checks/list/repeatedfindings.h"
#include "models/session/checks/parts/partchecks.h"
#include "models/session/checks/state/statechecks.h"

#include <array>

namespace baton {

namespace {

SessionCheck ofSession(void (*check)(SessionBuilder &), SessionCheck::Needs needs,
                       MechanismKinds of, MechanismKinds byState = {})
{
    return {check, nullptr, needs, of, byState};
}

SessionCheck ofEachPhase(void (*check)(SessionBuilder &, size_t), SessionCheck::Needs needs,
                         MechanismKinds of, MechanismKinds byState = {})
{
    return {nullptr, check, needs, of, byState};
}

bool isGiven(const SessionBuilder &builder, SessionCheck::Needs needs)
{
    using enum SessionCheck::Need;
    return (!(needs & Layout) || builder.layout) && (!(needs & State) || builder.state.isThere())
        && (!(needs & Text) || (builder.state.isThere() && !builder.state.isEmpty()))
        && (!(needs & Whole) || builder.isStateWhole());
}

/// Runs @p checks. Consecutive checks of phases run phase by phase.
void makeChecks(SessionBuilder &builder, const std::vector<const SessionCheck *> &checks)
{
    for (size_t i = 0; i < checks.size();) {
        if (checks[i]->ofSession) {
            checks[i++]->ofSession(builder);
            continue;
        }
        size_t end = i;
        while (end < checks.size() && !checks[end]->ofSession) {
            ++end;
        }
        for (size_t phase = 0; phase < builder.session.phases.size(); ++phase) {
            for (size_t k = i; k < end; ++k) {
                checks[k]->ofPhase(builder, phase);
            }
        }
        i = end;
    }
}

std::vector<const SessionCheck *> checksFor(const SessionBuilder &builder,
                                            MechanismKinds SessionCheck::*mechanisms)
{
    std::vector<const SessionCheck *> checks;
    for (const SessionCheck &check : sessionChecks()) {
        if ((check.*mechanisms).testFlag(builder.mechanism->kind())
            && isGiven(builder, check.needs)) {
            checks.push_back(&check);
        }
    }
    return checks;
}

} // namespace

std::span<const SessionCheck> sessionChecks()
{
    using enum SessionCheck::Need;
    constexpr MechanismKinds table = MechanismKind::PhaseTable;
    constexpr MechanismKinds tree = MechanismKind::SessionTree;
    constexpr MechanismKinds chain = MechanismKind::HandoffChain;
    constexpr MechanismKinds any = anyMechanism;
    static const std::array all{
        ofSession(checkStateFile, {}, any, tree | chain),
        ofSession(checkStatusWords, {}, any, tree | chain),
        ofSession(checkLife, {}, table | tree),
        ofSession(checkLifeOfChain, {}, chain),
        ofSession(checkFolderName, {}, any),
        ofSession(checkFolder, {}, any),
        ofSession(checkEmptyFiles, {}, table | chain),
        ofSession(checkParentCycle, {}, any, any),
        ofEachPhase(checkRetryLimit, {}, table, table),
        ofEachPhase(checkPhaseOrder, Layout | State, table),
        ofEachPhase(checkPhaseFiles, Layout | State, table, table),
        ofEachPhase(checkPhaseResult, Layout | State, table),
        ofEachPhase(checkApproval, Layout | State, table),
        ofEachPhase(checkRetryCount, Layout | State, table),
        ofEachPhase(checkPhaseTimes, {}, any),
        ofSession(checkUnknownHandoffs, Layout | State, table),
        ofSession(checkFailure, Layout | State, table),
        ofEachPhase(checkPassedFailure, Layout | State, table),
        ofSession(checkFailedPhase, Layout | State, table, table),
        ofSession(checkPhaseLists, Layout | Whole, table),
        ofSession(checkOpenPhases, Layout | Whole, table, table),
        ofSession(checkPhaseSequence, Layout | Whole, table),
        ofSession(checkSpan, Layout | Whole, any),
        ofSession(checkTimesToCome, Layout | Whole, any),
        ofSession(checkDeliverables, Layout | Whole, any),
        ofSession(checkHandoffTimes, {}, any),
        ofSession(checkTimes, Layout | Whole, any, tree | chain),
        ofSession(checkNumbers, Layout | Whole, any, tree | chain),
        ofSession(checkUnknownParts, Layout | Whole, table),
        ofSession(checkExitCode, Layout | Text, any, any),
        ofSession(checkResultFile, Layout | Text, any, any),
        ofSession(checkNamedFiles, Layout | Text, any, any),
        ofSession(checkParent, {}, tree, tree),
        ofSession(checkLivingChild, {}, tree),
        ofSession(checkSessionResult, {}, tree),
        ofSession(checkParts, Layout | Text | Whole, any),
        ofSession(checkCountInHandoffs, Layout | Text | Whole, any),
        ofSession(checkMinimum, Layout | Text | Whole, any),
        ofSession(checkPartCount, Layout | Text | Whole, any),
        ofSession(checkLock, Layout | Text, any, any),
        ofSession(checkEmptyFolder, {}, any),
        ofSession(checkStepNumbers, {}, chain),
    };
    return all;
}

void addContradictions(SessionBuilder &builder)
{
    makeChecks(builder, checksFor(builder, &SessionCheck::of));
    removeRepeatedFindings(builder);
}

void addStateFindings(SessionBuilder &builder)
{
    makeChecks(builder, checksFor(builder, &SessionCheck::byState));
}

} // namespace baton
