// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionoutcome.h"

#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto flawed = "flawed"_L1;

} // namespace

QString outcomeOf(const SessionSummary &summary)
{
    if (summary.isSilent()) {
        return nameOf(RunStatus::Interrupted);
    }
    const bool isFlawed =
        summary.status == RunStatus::Succeeded && statusOf(summary) == Status::Warning;
    return isFlawed ? flawed : QString(nameOf(summary.status));
}

bool hasBegun(const QString &word)
{
    const std::optional<RunStatus> status = runStatusNamed(word);
    return word == flawed || (status && hasRun(*status));
}

Status markOfOutcome(const QString &word)
{
    const std::optional<RunStatus> status = runStatusNamed(word);
    return word == flawed ? Status::Warning : status ? statusOf(*status) : Status::None;
}

QString textOfOutcome(const QString &word)
{
    const std::optional<RunStatus> status = runStatusNamed(word);
    return word == flawed ? QCoreApplication::translate("baton::RunStatus", "ok, with flaws")
        : status          ? textOf(*status)
                          : QString();
}

} // namespace baton
