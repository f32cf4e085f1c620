// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/attemptpairs.h"

#include <algorithm>

namespace baton {

namespace {

bool isWithin(const Session &session, int handoff)
{
    return handoff >= 0 && static_cast<size_t>(handoff) < session.handoffs.size();
}

std::vector<int> handoffsOf(const Session &session, int phase, int attempt)
{
    const std::vector<SessionAttempt> &attempts =
        session.phases[static_cast<size_t>(phase)].attempts;
    const auto found = std::ranges::find(attempts, attempt, &SessionAttempt::number);
    std::vector<int> handoffs = found == attempts.end() ? std::vector<int>() : found->handoffs;
    std::erase_if(handoffs, [&session](int handoff) { return !isWithin(session, handoff); });
    return handoffs;
}

} // namespace

std::vector<HandoffPair> attemptPairs(const Session &session, const AttemptPair &attempts)
{
    std::vector<HandoffPair> pairs;
    for (const int after : handoffsOf(session, attempts.phase, attempts.after)) {
        const SessionHandoff &newer = session.handoffs[static_cast<size_t>(after)];
        int match = -1;
        for (const int before : handoffsOf(session, attempts.phase, attempts.before)) {
            const SessionHandoff &older = session.handoffs[static_cast<size_t>(before)];
            if (before != after && older.kind == newer.kind && older.producer == newer.producer) {
                match = before;
            }
        }
        // Of several versions in one attempt, the last one is used.
        const auto known = std::ranges::find(pairs, match, &HandoffPair::before);
        if (match >= 0 && known != pairs.end()) {
            known->after = after;
        } else if (match >= 0) {
            pairs.push_back({match, after});
        }
    }
    return pairs;
}

} // namespace baton
