// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/retrycounters.h"

#include "models/check/folder/attemptnumber.h"

#include <algorithm>

namespace baton {

std::vector<int> plausibleRetries(const SessionBuilder &builder, size_t phase)
{
    const std::vector<RetryCounter> &counters = builder.reading().phases.retries;
    const auto failures = static_cast<int>(
        std::ranges::count(builder.session.errors, static_cast<int>(phase), &SessionError::phase));
    std::vector<int> retries = builder.reportedPhases[phase].retries;
    for (size_t i = 0; i < retries.size() && i < counters.size(); ++i) {
        const int told = counters[i].isOfFailures ? failures : failures - 1;
        const int most = std::max(counters[i].limit, told);
        retries[i] = counters[i].limit > 0 ? std::min(retries[i], most) : retries[i];
    }
    return retries;
}

int reportedRetries(const SessionBuilder &builder, int phase)
{
    const auto position = static_cast<size_t>(phase);
    if (phase < 0 || position >= builder.reportedPhases.size()
        || builder.reportedPhases[position].retries.empty()) {
        return -1;
    }
    return std::ranges::max(builder.reportedPhases[position].retries);
}

int lastPossibleRun(const SessionBuilder &builder, int phase, int failures)
{
    return lastPossibleAttempt(builder.reading(), failures, reportedRetries(builder, phase));
}

} // namespace baton
