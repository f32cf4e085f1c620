// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/attemptpairs.h"

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

std::optional<AttemptPair> pairIn(const Session &session, int phase, int attempt)
{
    const std::vector<SessionAttempt> &attempts =
        session.phases[static_cast<size_t>(phase)].attempts;
    if (attempts.size() < 2) {
        return {};
    }
    auto after = std::ranges::find(attempts, attempt, &SessionAttempt::number);
    if (after == attempts.begin() || after == attempts.end()) {
        after = attempts.end() - 1;
    }
    return AttemptPair{phase, (after - 1)->number, after->number};
}

} // namespace

std::optional<AttemptPair> attemptsToCompare(const Session &session, const PhasePlace &place)
{
    const int phases = static_cast<int>(session.phases.size());
    if (place.phase >= 0 && place.phase < phases) {
        const auto pair = pairIn(session, place.phase, place.attempt);
        if (pair && !handoffPairs(session, *pair).empty()) {
            return pair;
        }
    }
    for (int phase = phases - 1; phase >= 0; --phase) {
        const int last = session.phases[static_cast<size_t>(phase)].attempts.empty()
            ? 0
            : session.phases[static_cast<size_t>(phase)].attempts.back().number;
        for (int attempt = last; attempt > 1; --attempt) {
            const auto pair = pairIn(session, phase, attempt);
            if (pair && !handoffPairs(session, *pair).empty()) {
                return pair;
            }
        }
    }
    return {};
}

std::vector<HandoffPair> handoffPairs(const Session &session, const AttemptPair &attempts)
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
        if (match >= 0) {
            pairs.push_back({match, after});
        }
    }
    return pairs;
}

} // namespace baton
