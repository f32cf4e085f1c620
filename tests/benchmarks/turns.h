// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/benchmarks/measure.h"

#include <functional>

namespace baton {

/// Runs the event loop by hand and measures its turns: during a turn no key is read and no frame
/// painted.
class Turns
{
public:
    /// Goes on until @p isDone; ends the program when that takes more than @p minutes.
    void runUntil(const std::function<bool()> &isDone, int minutes = 1);
    /// Runs @p work as one turn.
    void run(const std::function<void()> &work);
    /// Forgets what was noted, and returns the longest turn since the last call, in milliseconds of
    /// the processor's time on this thread: what other programs did meanwhile does not count.
    [[nodiscard]] double takeLongest();
    /// Goes on for a moment, so that what is put off happens, too.
    void rest(int milliseconds = sized(700, 1));
    /// The longest turn of @p work and of the turns that follow from it: until @p isDone, if given,
    /// and for a moment after that.
    [[nodiscard]] double longestOf(const std::function<void()> &work,
                                   const std::function<bool()> &isDone = {});

private:
    double m_longest = 0;
};

} // namespace baton
