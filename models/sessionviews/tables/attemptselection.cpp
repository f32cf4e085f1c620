// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/attemptselection.h"

#include <algorithm>

namespace baton {

namespace {

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
        if (pair && !attemptPairs(session, *pair).empty()) {
            return pair;
        }
    }
    const bool hasHandoffs = !session.handoffs.empty();
    for (int phase = phases - 1; phase >= 0 && hasHandoffs; --phase) {
        const int last = session.phases[static_cast<size_t>(phase)].attempts.empty()
            ? 0
            : session.phases[static_cast<size_t>(phase)].attempts.back().number;
        for (int attempt = last; attempt > 1; --attempt) {
            const auto pair = pairIn(session, phase, attempt);
            if (pair && !attemptPairs(session, *pair).empty()) {
                return pair;
            }
        }
    }
    return {};
}

std::optional<int> differingFields(const Session &session, const AttemptPair &attempts)
{
    std::optional<int> fields;
    for (const HandoffPair &pair : attemptPairs(session, attempts)) {
        const auto known =
            std::ranges::find_if(session.differences, [&pair](const HandoffDifference &difference) {
                return difference.before == pair.before && difference.after == pair.after;
            });
        if (known != session.differences.end()) {
            fields = fields.value_or(0) + known->fields;
        }
    }
    return fields;
}

} // namespace baton
