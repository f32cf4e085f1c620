// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/findings/status.h"

#include "models/findings/gateresult.h"

#include <QCoreApplication>

namespace baton {

Status statusOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Status::Note;
    case Severity::Warning:
        return Status::Warning;
    case Severity::Error:
        break;
    }
    return Status::Error;
}

Status statusOf(Action action)
{
    switch (action) {
    case Action::Accept:
        return Status::Ok;
    case Action::AcceptWithNotes:
        return Status::Note;
    case Action::Default:
        return Status::Warning;
    case Action::Reinvoke:
        return Status::Reinvoke;
    case Action::Escalate:
        return Status::Escalate;
    case Action::Block:
        return Status::Error;
    case Action::None:
        break;
    }
    return Status::NotEvaluated;
}

Status statusOf(const Verdict &verdict)
{
    if (isAcceptedAgainstGate(verdict)) {
        return Status::Warning;
    }
    return verdict.isUnfilled ? Status::NotEvaluated : statusOf(verdict.action);
}

Status statusOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return Status::Ok;
    case CriterionState::Failed:
        return Status::Error;
    case CriterionState::NotEvaluated:
        break;
    }
    return Status::NotEvaluated;
}

QString textOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return QCoreApplication::translate("baton::CriterionState", "passed");
    case CriterionState::Failed:
        return QCoreApplication::translate("baton::CriterionState", "failed");
    case CriterionState::NotEvaluated:
        break;
    }
    return QCoreApplication::translate("baton::CriterionState", "not evaluated");
}

} // namespace baton
