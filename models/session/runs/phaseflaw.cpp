// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/phaseflaw.h"

#include "models/protocol/pack/statefile.h"
#include "models/session/runs/invalidatedphases.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

QString invalidText(const QString &id, const QString &title)
{
    //: "Complete, although the result of phase 3 Transport no longer holds"
    return SessionTranslations::tr("the result of %1 no longer holds").arg(phaseName(id, title));
}

QString droppedText(const QString &name, const JsonPointer &list)
{
    //: "Complete, although phase 3 Transport is not among phases_valid"
    return SessionTranslations::tr("%1 is not among %2").arg(name, list.tokens().last());
}

const SessionPhase *firstTop(const Session &session, bool (*stands)(RunStatus))
{
    const auto found = std::ranges::find_if(session.phases, [stands](const SessionPhase &phase) {
        return phase.parent < 0 && stands(phase.status);
    });
    return found == session.phases.end() ? nullptr : &*found;
}

} // namespace

QString phaseFlaw(const SessionBuilder &builder)
{
    const Session &session = builder.session;
    if (const SessionPhase *failed = firstTop(session, isFailure)) {
        // One that calls itself complete says why it is not.
        const bool isWeighed =
            statusCalled(builder.reading().words, failed->word) == RunStatus::Succeeded;
        return isWeighed ? failed->reason : failedText(failed->id, failed->title);
    }
    if (const SessionPhase *open = firstTop(session, isGoingOn)) {
        //: "Complete, although phase 2 Flow has not ended"
        return SessionTranslations::tr("%1 has not ended").arg(phaseName(open->id, open->title));
    }
    const SessionPhase *invalid =
        firstTop(session, [](RunStatus status) { return status == RunStatus::Invalidated; });
    if (!invalid) {
        return {};
    }
    const int row = static_cast<int>(invalid - session.phases.data());
    return builder.state.has(builder.reading().phases.valid) && rerunBefore(builder, row) < 0
        ? droppedText(phaseName(invalid->id, invalid->title), builder.reading().phases.valid)
        : invalidText(invalid->id, invalid->title);
}

} // namespace baton
