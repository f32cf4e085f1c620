// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/incompleteverdict.h"

#include "models/check/report/verdicttranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

bool isAcceptance(Action action)
{
    return action == Action::Accept || action == Action::AcceptWithNotes;
}

} // namespace

PossibleOutcome outcomeIfSent(const Verdict &verdict)
{
    const QString condition = VerdictTranslations::tr("If it is sent like this");
    return isAcceptance(verdict.action)
        ? PossibleOutcome{Action::AcceptWithNotes, condition,
                          VerdictTranslations::tr("The receiver takes the placeholders for values")}
        : PossibleOutcome{verdict.action, condition, verdict.headline};
}

PossibleOutcome outcomeWhenComplete(const Verdict &verdict)
{
    return {isAcceptance(verdict.action) ? Action::Accept : verdict.action,
            VerdictTranslations::tr("Once it is filled in"), verdict.headline};
}

PossibleOutcome outcomeWhenComplete(const QString &decisive)
{
    return {Action::None, VerdictTranslations::tr("Once it is filled in"),
            //: the name of a field, whose value is not known yet
            VerdictTranslations::tr("What follows depends on %1").arg(decisive)};
}

void addIncompleteReason(DocumentReport &report, bool isNew)
{
    Verdict &verdict = report.verdict;
    const int count = report.open.count();
    const bool isAccepted = isAcceptance(verdict.action);
    const bool isQuiet =
        isNew && verdict.action != Action::None && report.count(Severity::Error) == 0;
    if (count == 0 || (!isAccepted && !isQuiet)) {
        return;
    }
    std::vector<PossibleOutcome> &next = report.prospects;
    if (next.empty()) { // only the prose around the handoff has placeholders
        next = {outcomeIfSent(verdict), outcomeWhenComplete(verdict)};
    }
    verdict.action = Action::AcceptWithNotes;
    verdict.isUnfilled = true;
    verdict.headline = VerdictTranslations::tr("Not filled in yet: %n place(s)", nullptr, count);
    verdict.outlook.insert(verdict.outlook.begin(), next.begin(), next.end());
}

} // namespace baton
