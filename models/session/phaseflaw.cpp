// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/phaseflaw.h"

#include "models/protocol/pack/statefile.h"
#include "models/session/invalidphases.h"
#include "models/session/runstatustext.h"
#include "models/session/sessiontexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

QString invalidText(const QString &id, const QString &title)
{
    //: "Complete, although the result of phase 3 Transport no longer holds"
    return SessionTexts::tr("the result of %1 no longer holds").arg(phaseName(id, title));
}

QString droppedText(const QString &name, const JsonPointer &list)
{
    //: "Complete, although phase 3 Transport is not among phases_valid"
    return SessionTexts::tr("%1 is not among %2").arg(name, list.tokens().last());
}

const SessionPhase *firstTop(const Session &session, bool (*stands)(RunStatus))
{
    const auto found = std::ranges::find_if(session.phases, [stands](const SessionPhase &phase) {
        return phase.parent < 0 && stands(phase.status);
    });
    return found == session.phases.end() ? nullptr : &*found;
}

} // namespace

bool isDroppedFrom(const std::vector<bool> &isListed, size_t row, bool isBeforeOpen)
{
    const auto own = isListed.begin() + static_cast<ptrdiff_t>(row);
    const bool isAnyBehind = std::find(own, isListed.end(), true) != isListed.end();
    const bool isAnyBefore = std::find(isListed.begin(), own, true) != own;
    return !isAnyBehind && (isAnyBefore || isBeforeOpen);
}

QString minimumFlaw(const QString &whole, const std::vector<RunStatus> &parts,
                    const SessionReading &reading, bool isWhole)
{
    const auto complete = std::ranges::count(parts, RunStatus::Succeeded);
    const auto untold = std::ranges::count_if(parts, [](RunStatus status) {
        return status == RunStatus::NotReached || status == RunStatus::Pending
            || status == RunStatus::Unknown;
    });
    const bool areTold = std::ranges::any_of(parts, [](RunStatus status) {
        return status != RunStatus::NotReached && status != RunStatus::Pending;
    });
    const auto most = complete + (isWhole ? 0 : untold);
    return !areTold || most >= reading.twice.minimum
        ? QString()
        //: "Perspectives has only 3 of the 4 parts that it needs"
        : SessionTexts::tr("%1 has only %2 of the %3 parts that it needs")
              .arg(whole)
              .arg(complete)
              .arg(reading.twice.minimum);
}

int rowShortOfParts(const SessionDraft &draft)
{
    const TwiceTold &twice = draft.reading().twice;
    const int row = draft.phaseOf(twice.minimumRow);
    int left = 0;
    for (const SessionPhase &phase : draft.session.phases) {
        left += row >= 0 && phase.parent == row && !isFailure(phase.status) ? 1 : 0;
    }
    return row >= 0 && left < twice.minimum ? row : -1;
}

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
        ? SessionTexts::tr("its only handoff would be rejected")
        : SessionTexts::tr("none of its %n handoffs would be accepted", nullptr, judged);
}

QString phaseFlaw(const SessionDraft &draft)
{
    const Session &session = draft.session;
    if (const SessionPhase *failed = firstTop(session, isFailure)) {
        // One that calls itself complete says why it is not.
        const bool isWeighed =
            statusCalled(draft.reading().words, failed->word) == RunStatus::Succeeded;
        return isWeighed ? failed->reason : failedText(failed->id, failed->title);
    }
    if (const SessionPhase *open = firstTop(session, isGoingOn)) {
        //: "Complete, although phase 2 Flow has not ended"
        return SessionTexts::tr("%1 has not ended").arg(phaseName(open->id, open->title));
    }
    const SessionPhase *invalid =
        firstTop(session, [](RunStatus status) { return status == RunStatus::Invalidated; });
    if (!invalid) {
        return {};
    }
    const int row = static_cast<int>(invalid - session.phases.data());
    return draft.state.has(draft.reading().phases.valid) && rerunBefore(session, row) < 0
        ? droppedText(phaseName(invalid->id, invalid->title), draft.reading().phases.valid)
        : invalidText(invalid->id, invalid->title);
}

} // namespace baton
