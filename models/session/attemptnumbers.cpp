// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/attemptnumbers.h"

#include "models/session/phaseruns.h"

#include <algorithm>

namespace baton {

int mostRetries(const SessionReading &reading)
{
    int most = 0;
    for (const RetryCounter &counter : reading.phases.retries) {
        most = std::max(most, counter.limit);
    }
    return most;
}

std::vector<int> believedRetries(const SessionDraft &draft, size_t phase)
{
    const std::vector<RetryCounter> &counters = draft.reading().phases.retries;
    std::vector<int> retries = draft.told[phase].retries;
    for (size_t i = 0; i < retries.size(); ++i) {
        const int limit = i < counters.size() ? counters[i].limit : 0;
        retries[i] = limit > 0 ? std::min(retries[i], limit) : retries[i];
    }
    return retries;
}

int toldRetries(const SessionDraft &draft, int phase)
{
    const auto position = static_cast<size_t>(phase);
    if (phase < 0 || position >= draft.told.size() || draft.told[position].retries.empty()) {
        return -1;
    }
    return std::ranges::max(draft.told[position].retries);
}

int lastPossibleRun(const SessionDraft &draft, int phase, int failures)
{
    const int limit = mostRetries(draft.reading());
    const int allowed = limit > 0 ? limit + 1 : mostAttempts;
    return std::max({allowed, failures, toldRetries(draft, phase) + 1});
}

} // namespace baton
