// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/sessionchecks.h"

#include "models/session/draft/sessionmechanism.h"
#include "models/session/findings/deliverablechecks.h"
#include "models/session/findings/filechecks.h"
#include "models/session/findings/lifechecks.h"
#include "models/session/findings/parentchecks.h"
#include "models/session/findings/partchecks.h"
#include "models/session/findings/phasechecks.h"
#include "models/session/findings/phaselistchecks.h"
#include "models/session/findings/repeatedfindings.h"
#include "models/session/findings/resultchecks.h"
#include "models/session/findings/retrychecks.h"
#include "models/session/findings/statechecks.h"
#include "models/session/findings/timechecks.h"
#include "models/session/findings/valuechecks.h"
#include "models/session/handoffs/handofftimes.h"

#include <array>

namespace baton {

namespace {

bool isGiven(const SessionDraft &draft, SessionCheck::Needs needs)
{
    using enum SessionCheck::Need;
    return (!(needs & Layout) || draft.layout) && (!(needs & State) || draft.state.isThere())
        && (!(needs & Text) || (draft.state.isThere() && !draft.state.isEmpty()))
        && (!(needs & Whole) || draft.isStateWhole());
}

/// Checks of phases that follow each other in the list are made phase by phase.
void make(SessionDraft &draft, const std::vector<const SessionCheck *> &checks)
{
    for (size_t i = 0; i < checks.size();) {
        if (checks[i]->ofSession) {
            checks[i++]->ofSession(draft);
            continue;
        }
        size_t end = i;
        while (end < checks.size() && !checks[end]->ofSession) {
            ++end;
        }
        for (size_t phase = 0; phase < draft.session.phases.size(); ++phase) {
            for (size_t k = i; k < end; ++k) {
                checks[k]->ofPhase(draft, phase);
            }
        }
        i = end;
    }
}

std::vector<const SessionCheck *> checksFor(const SessionDraft &draft,
                                            SessionMechanisms SessionCheck::*mechanisms)
{
    std::vector<const SessionCheck *> checks;
    for (const SessionCheck &check : sessionChecks()) {
        if ((check.*mechanisms).testFlag(draft.mechanism->kind()) && isGiven(draft, check.needs)) {
            checks.push_back(&check);
        }
    }
    return checks;
}

} // namespace

std::span<const SessionCheck> sessionChecks()
{
    using enum SessionCheck::Need;
    static const std::array all = std::to_array<SessionCheck>({
        {checkStateFile,
         nullptr,
         {},
         anyMechanism,
         SessionMechanism::Tree | SessionMechanism::Chain},
        {checkStatusWords,
         nullptr,
         {},
         anyMechanism,
         SessionMechanism::Tree | SessionMechanism::Chain},
        {checkLife, nullptr, {}, SessionMechanism::Table | SessionMechanism::Tree},
        {checkLifeOfChain, nullptr, {}, SessionMechanism::Chain},
        {checkFolderName, nullptr, {}, anyMechanism},
        {checkFolder, nullptr, {}, anyMechanism},
        {checkEmptyFiles, nullptr, {}, SessionMechanism::Table | SessionMechanism::Chain},
        {checkParentCycle, nullptr, {}, anyMechanism, anyMechanism},
        {nullptr, checkRetryLimit, {}, SessionMechanism::Table, SessionMechanism::Table},
        {nullptr, checkPhaseOrder, Layout | State, SessionMechanism::Table},
        {nullptr, checkPhaseFiles, Layout | State, SessionMechanism::Table,
         SessionMechanism::Table},
        {nullptr, checkPhaseResult, Layout | State, SessionMechanism::Table},
        {nullptr, checkApproval, Layout | State, SessionMechanism::Table},
        {nullptr, checkRetryCount, Layout | State, SessionMechanism::Table},
        {nullptr, checkPhaseTimes, {}, anyMechanism},
        {checkUnknownHandoffs, nullptr, Layout | State, SessionMechanism::Table},
        {checkFailure, nullptr, Layout | State, SessionMechanism::Table},
        {checkFailedPhase, nullptr, Layout | State, SessionMechanism::Table,
         SessionMechanism::Table},
        {checkPhaseLists, nullptr, Layout | Whole, SessionMechanism::Table},
        {checkOpenPhases, nullptr, Layout | Whole, SessionMechanism::Table,
         SessionMechanism::Table},
        {checkPhaseSequence, nullptr, Layout | Whole, SessionMechanism::Table},
        {checkSpan, nullptr, Layout | Whole, anyMechanism},
        {checkTimesToCome, nullptr, Layout | Whole, anyMechanism},
        {checkDeliverables, nullptr, Layout | Whole, anyMechanism},
        {addHandoffTimes, nullptr, Whole, anyMechanism},
        {checkTimes, nullptr, Layout | Whole, anyMechanism,
         SessionMechanism::Tree | SessionMechanism::Chain},
        {checkNumbers, nullptr, Layout | Whole, anyMechanism,
         SessionMechanism::Tree | SessionMechanism::Chain},
        {checkUnknownParts, nullptr, Layout | Whole, SessionMechanism::Table},
        {checkExitCode, nullptr, Layout | Text, anyMechanism, anyMechanism},
        {checkResultFile, nullptr, Layout | Text, anyMechanism, anyMechanism},
        {checkNamedFiles, nullptr, Layout | Text, anyMechanism, anyMechanism},
        {checkParent, nullptr, {}, SessionMechanism::Tree, SessionMechanism::Tree},
        {checkParts, nullptr, Layout | Text | Whole, anyMechanism},
        {checkMinimum, nullptr, Layout | Text | Whole, anyMechanism},
        {checkWhole, nullptr, Layout | Text | Whole, anyMechanism},
        {checkLock, nullptr, Layout | Text, anyMechanism, anyMechanism},
        {checkEmptyFolder, nullptr, {}, anyMechanism},
    });
    return all;
}

void addContradictions(SessionDraft &draft)
{
    make(draft, checksFor(draft, &SessionCheck::of));
    removeRepeatedFindings(draft);
}

void addStateFindings(SessionDraft &draft)
{
    make(draft, checksFor(draft, &SessionCheck::byState));
}

} // namespace baton
