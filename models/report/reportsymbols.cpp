// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reportsymbols.h"

#include "models/report/reporttranslations.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"

namespace baton {

ReportMark markOf(Status status)
{
    switch (status) {
    case Status::Ok:
        return ReportMark::Ok;
    case Status::Error:
        return ReportMark::Error;
    case Status::Warning:
        return ReportMark::Warning;
    case Status::TimedOut:
        return ReportMark::Late;
    case Status::Running:
        return ReportMark::Running;
    case Status::Escalate:
        return ReportMark::Waiting;
    default:
        return ReportMark::Quiet;
    }
}

ReportMark markOf(RunStatus status)
{
    return markOf(statusOf(status));
}

QString wordOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return ReportTranslations::tr("pass");
    case CriterionState::Failed:
        return ReportTranslations::tr("fail");
    case CriterionState::NotEvaluated:
        break;
    }
    return ReportTranslations::tr("not evaluated");
}

ReportMark markOf(CriterionState state)
{
    switch (state) {
    case CriterionState::Passed:
        return ReportMark::Ok;
    case CriterionState::Failed:
        return ReportMark::Error;
    case CriterionState::NotEvaluated:
        break;
    }
    return ReportMark::Quiet;
}

ReportMark markOf(Action action)
{
    switch (action) {
    case Action::Accept:
        return ReportMark::Ok;
    case Action::AcceptWithNotes:
        return ReportMark::Note;
    case Action::Default:
    case Action::Escalate:
        return ReportMark::Warning;
    case Action::Reinvoke:
    case Action::Block:
        return ReportMark::Error;
    case Action::None:
        break;
    }
    return ReportMark::None;
}

ReportMark markOf(ReviewVerdict verdict)
{
    switch (verdict) {
    case ReviewVerdict::Approve:
        return ReportMark::Ok;
    case ReviewVerdict::Reject:
        return ReportMark::Error;
    case ReviewVerdict::NeedsWork:
        break;
    }
    return ReportMark::Warning;
}

ReportText stateOf(const SessionGate &gate)
{
    return gate.isSkipped
        ? ReportText{textOf(RunStatus::Skipped), markOf(RunStatus::Skipped), false}
        : ReportText{wordOf(gate.state()), markOf(gate.state()), false};
}

ReportMark markOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return ReportMark::Note;
    case Severity::Warning:
        return ReportMark::Warning;
    case Severity::Error:
        break;
    }
    return ReportMark::Error;
}

ReportText stateOf(const Deliverable &deliverable)
{
    switch (deliverable.state) {
    case Deliverable::State::Exists:
        return deliverable.checksum == Deliverable::Checksum::Differs
            ? ReportText{ReportTranslations::tr("exists with another checksum"), ReportMark::Error,
                         false}
            : ReportText{ReportTranslations::tr("exists"), ReportMark::Ok, false};
    case Deliverable::State::Missing:
        return {ReportTranslations::tr("missing"), ReportMark::Error, false};
    case Deliverable::State::Outside:
        return {ReportTranslations::tr("outside its root"), ReportMark::Warning, false};
    case Deliverable::State::Unknown:
        break;
    }
    return {ReportTranslations::tr("not known"), ReportMark::Quiet, false};
}

} // namespace baton
