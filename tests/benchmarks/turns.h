// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/benchmarks/measure.h"

#include <functional>

namespace baton {

/// Runs the event loop by hand and notes what its turns take: nobody sees a key or a frame while
/// one lasts.
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
    /// As takeLongest(), of @p work and of what follows of it: until @p isDone where that is given,
    /// and for a moment.
    [[nodiscard]] double longestOf(const std::function<void()> &work,
                                   const std::function<bool()> &isDone = {});

private:
    double m_longest = 0;
};

} // namespace baton
