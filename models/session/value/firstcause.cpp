// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/firstcause.h"

#include <algorithm>

namespace baton {

const SessionFailure *placedFailure(const std::vector<FirstCause> &causes)
{
    auto found = std::ranges::find_if(
        causes, [](const FirstCause &cause) { return cause.failure.time.isValid(); });
    if (found == causes.end()) {
        found = std::ranges::find_if(
            causes, [](const FirstCause &cause) { return !cause.failure.evidence.empty(); });
    }
    return found == causes.end() ? nullptr : &found->failure;
}

} // namespace baton
