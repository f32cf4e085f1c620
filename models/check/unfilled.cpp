// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/unfilled.h"

#include <QCoreApplication>

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Verdict)
};

} // namespace

void tellUnfilled(DocumentReport &report)
{
    Verdict &verdict = report.verdict;
    const auto count =
        static_cast<int>(std::ranges::count(report.findings, true, &Finding::isToFillIn));
    const bool isAccepted =
        verdict.action == Action::Accept || verdict.action == Action::AcceptWithNotes;
    if (count == 0 || !isAccepted) {
        return;
    }
    const Outlook now{Action::AcceptWithNotes, Texts::tr("If it is sent like this"),
                      Texts::tr("The receiver takes the placeholders for what is meant")};
    const Outlook then{Action::Accept, Texts::tr("Once it is filled in"), verdict.headline};
    verdict.action = Action::AcceptWithNotes;
    verdict.headline = Texts::tr("Not filled in yet: %n place(s)", nullptr, count);
    verdict.outlook.insert(verdict.outlook.begin(), {now, then});
}

} // namespace baton
