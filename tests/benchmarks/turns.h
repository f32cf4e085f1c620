// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/benchmarks/measure.h"

#include <functional>

namespace baton {

/// Runs the event loop step by step and measures its turns: during a turn no key is read and no
/// frame painted.
class Turns
{
public:
    /// Runs until @p isDone; ends the program after @p minutes.
    void runUntil(const std::function<bool()> &isDone, int minutes = 1);
    /// Runs @p work as one turn.
    void run(const std::function<void()> &work);
    /// Resets the measurement, and returns the longest turn since the last call, in milliseconds of
    /// the thread's processor time, independent of other programs.
    [[nodiscard]] double takeLongest();
    /// Runs for a moment, so that deferred work happens, too.
    void rest(int milliseconds = sized(700, 1));
    /// The longest turn of @p work and of the resulting turns: until @p isDone, if given, and for a
    /// moment after that.
    [[nodiscard]] double longestOf(const std::function<void()> &work,
                                   const std::function<bool()> &isDone = {});

private:
    double m_longest = 0;
};

} // namespace baton
