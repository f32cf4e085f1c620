// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reportsymbols.h"

#include "models/findings/status.h"
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
    case Status::Note:
        return ReportMark::Note;
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

ReportText stateOf(const SessionGate &gate)
{
    return gate.isSkipped
        ? ReportText{textOf(RunStatus::Skipped), markOf(RunStatus::Skipped), false}
        : ReportText{textOf(gate.state()), markOf(statusOf(gate.state())), false};
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
