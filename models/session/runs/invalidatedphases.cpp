// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/invalidatedphases.h"
#include "models/session/building/sessionmechanism.h"

#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

/// True if the successful row @p row was removed from the list of valid results because an earlier
/// row ran again: no later row is listed, and an earlier row is listed or @p isBeforeOpen is true.
/// If a later row is listed, the list is only incomplete.
bool isDroppedFrom(const std::vector<bool> &isListed, size_t row, bool isBeforeOpen)
{
    const auto own = isListed.begin() + static_cast<ptrdiff_t>(row);
    const bool isAnyBehind = std::find(own, isListed.end(), true) != isListed.end();
    const bool isAnyBefore = std::find(isListed.begin(), own, true) != own;
    return !isAnyBehind && (isAnyBefore || isBeforeOpen);
}

/// True if the session is at @p phase again, or at an earlier phase.
bool isBehindOpen(const Session &session, int phase)
{
    const bool hasGoneOn =
        session.currentPhase > phase || session.summary.status == RunStatus::Succeeded;
    const int parent = session.phases[size_t(phase)].parent;
    return (session.currentPhase >= 0 && !hasGoneOn)
        || std::any_of(session.phases.begin(), session.phases.begin() + phase,
                       [parent](const SessionPhase &row) {
                           return row.parent == parent
                               && (isFailure(row.status) || isGoingOn(row.status));
                       });
}

/// True if the state lists valid results without @p phase, because an earlier phase runs again.
bool isDropped(const SessionBuilder &builder, int phase)
{
    const std::vector<SessionPhase> &phases = builder.session.phases;
    std::vector<bool> isListed;
    size_t own = 0;
    for (size_t i = 0; i < phases.size(); ++i) {
        own = static_cast<int>(i) == phase ? isListed.size() : own;
        if (hasSucceeded(phases[i].status) && phases[i].parent == phases[size_t(phase)].parent) {
            isListed.push_back(builder.reportedPhases[i].isValid);
        }
    }
    return isDroppedFrom(isListed, own, isBehindOpen(builder.session, phase));
}

/// True if the siblings of @p row run in sequence.
bool isOrdered(const SessionBuilder &builder, const SessionPhase &row)
{
    const RowOrder order = builder.mechanism->orderOf(builder);
    return order == RowOrder::Parts || (order == RowOrder::Top && row.parent < 0);
}

/// The reason why the result of @p phase is no longer valid.
QString whyInvalid(const SessionBuilder &builder, int phase)
{
    if (const int rerun = rerunBefore(builder, phase); rerun >= 0) {
        return SessionTranslations::tr("phase %1 ran again")
            .arg(builder.session.phases[size_t(rerun)].id);
    }
    return isBehindOpen(builder.session, phase)
        ? SessionTranslations::tr("its result no longer holds")
        : SessionTranslations::tr("it is not among %1")
              .arg(builder.reading().phases.valid.tokens().last());
}

} // namespace

int rerunBefore(const SessionBuilder &builder, int phase)
{
    const Session &session = builder.session;
    const SessionPhase &row = session.phases[size_t(phase)];
    if (!isOrdered(builder, row)) {
        return -1;
    }
    for (int i = 0; i < phase; ++i) {
        const SessionPhase &earlier = session.phases[size_t(i)];
        const bool isSibling = earlier.parent == row.parent;
        const bool isReported = row.ended.isValid() && earlier.ended.isValid();
        if (isSibling && isReported && row.ended < earlier.ended) {
            return i;
        }
    }
    return -1;
}

void invalidate(SessionBuilder &builder)
{
    Session &session = builder.session;
    const bool isListed = builder.state.has(builder.reading().phases.valid);
    for (size_t i = 0; i < session.phases.size(); ++i) {
        SessionPhase &phase = session.phases[i];
        if (phase.status != RunStatus::Succeeded || !isOrdered(builder, phase)) {
            continue;
        }
        const auto row = static_cast<int>(i);
        const bool isUntold =
            !builder.isStateWhole() && (isListed || !builder.reportedPhases[i].isReported);
        if (!isUntold && (isListed ? isDropped(builder, row) : rerunBefore(builder, row) >= 0)) {
            phase.reason = whyInvalid(builder, row);
            phase.status = RunStatus::Invalidated;
        }
    }
}

} // namespace baton
