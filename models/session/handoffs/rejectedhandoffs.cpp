// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/rejectedhandoffs.h"

#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

namespace baton {

QString rejectedFlaw(const std::vector<SessionHandoff> &handoffs)
{
    int judged = 0;
    for (const SessionHandoff &handoff : handoffs) {
        const Action action = handoff.report.verdict.action;
        if (handoff.isSuperseded || action == Action::None) {
            continue;
        }
        if (action != Action::Reinvoke && action != Action::Block) {
            return {};
        }
        ++judged;
    }
    //: "Complete, although its only handoff would be rejected"
    return judged == 0 ? QString()
        : judged == 1
        ? SessionTranslations::tr("its only handoff would be rejected")
        : SessionTranslations::tr("none of its %n handoffs would be accepted", nullptr, judged);
}

void addFlawOfHandoffs(SessionBuilder &builder)
{
    Session &session = builder.session;
    if (session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty()) {
        session.summary.flaw = rejectedFlaw(session.handoffs);
    }
}

} // namespace baton
