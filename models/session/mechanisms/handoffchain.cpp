// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/handoffchain.h"

#include "models/session/rows/sessionrows.h"
#include "models/session/value/session.h"

#include <algorithm>

namespace baton {

namespace {

/// The common part of an attempt and a row.
template <typename Span>
void widen(Span &span, const QDateTime &started, const QDateTime &ended)
{
    if (started.isValid() && !(span.started <= started && span.started.isValid())) {
        span.started = started;
    }
    if (ended.isValid() && !(ended <= span.ended && span.ended.isValid())) {
        span.ended = ended;
    }
}

/// The time at which the producer of the handoff at @p index was last handed something before it.
QDateTime beginOf(const Session &session, size_t index)
{
    const SessionHandoff &handoff = session.handoffs[index];
    const int whole = session.phases[size_t(handoff.phase)].parent;
    for (size_t i = index; i-- > 0 && !handoff.producer.isEmpty();) { // by time
        const SessionHandoff &earlier = session.handoffs[i];
        const bool isBeside =
            earlier.phase >= 0 && session.phases[size_t(earlier.phase)].parent == whole;
        if (isBeside && earlier.consumer == handoff.producer && earlier.time.isValid()) {
            return earlier.time;
        }
    }
    return handoff.time;
}

/// Dates the routes of a folder of handoffs, and each round of them. A handoff ends the work of its
/// producer, which began when the producer received something; without such a beginning only the
/// end is known.
void addRouteTimes(Session &session)
{
    for (size_t i = session.phases.size(); i-- > 0;) { // a child stands behind its parent
        SessionPhase &row = session.phases[i];
        for (SessionAttempt &attempt : row.attempts) {
            for (const int handoff : attempt.handoffs) {
                widen(attempt, beginOf(session, size_t(handoff)),
                      session.handoffs[size_t(handoff)].time);
            }
            widen(row, attempt.started, attempt.ended);
            if (attempt.handoffs.empty()) { // of a whole, whose rows came before
                widen(attempt, row.started, row.ended);
            }
        }
        if (isGoingOn(row.status) && !row.attempts.empty()) { // it waits for an answer
            row.ended = {};
            row.attempts.back().ended = {};
        }
        if (row.parent >= 0) {
            widen(session.phases[size_t(row.parent)], row.started, row.ended);
        }
    }
}

} // namespace

void HandoffChain::addRows(SessionBuilder &builder) const
{
    addHandoffRows(builder);
}

RowOrder HandoffChain::orderOf(const SessionBuilder &builder) const
{
    const bool isGrouped = std::ranges::any_of(
        builder.session.phases, [](const SessionPhase &phase) { return phase.parent >= 0; });
    return !builder.reading().phases.isLinear ? RowOrder::None
        : isGrouped                           ? RowOrder::Parts
                                              : RowOrder::Top;
}

void HandoffChain::addTimes(SessionBuilder &builder) const
{
    addRouteTimes(builder.session);
}

} // namespace baton
