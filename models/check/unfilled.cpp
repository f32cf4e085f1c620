// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/unfilled.h"

#include "models/check/verdicttexts.h"

#include <QCoreApplication>

namespace baton {

void tellUnfilled(DocumentReport &report, bool isNew)
{
    Verdict &verdict = report.verdict;
    const int count = report.open.count();
    const bool isAccepted =
        verdict.action == Action::Accept || verdict.action == Action::AcceptWithNotes;
    const bool isQuiet =
        isNew && verdict.action != Action::None && report.count(Severity::Error) == 0;
    if (count == 0 || (!isAccepted && !isQuiet)) {
        return;
    }
    const Outlook now{Action::AcceptWithNotes, VerdictTexts::tr("If it is sent like this"),
                      VerdictTexts::tr("The receiver takes the placeholders for what is meant")};
    const Outlook then{isAccepted ? Action::Accept : verdict.action,
                       VerdictTexts::tr("Once it is filled in"), verdict.headline};
    verdict.action = Action::AcceptWithNotes;
    verdict.headline = VerdictTexts::tr("Not filled in yet: %n place(s)", nullptr, count);
    verdict.outlook.insert(verdict.outlook.begin(), {now, then});
}

} // namespace baton
