// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace baton {

/// Processor time of this thread in milliseconds, which does not depend on other programs.
inline long long threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1'000'000;
}

} // namespace baton
