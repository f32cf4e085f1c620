// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <algorithm>

namespace baton {

/// The number of attempts and the number that the protocol allows. All texts about attempts or
/// retries use it.
struct AttemptCount
{
    int made = 0; ///< number of attempts so far, including a running one
    int most = 0; ///< maximum number of attempts; 0 if there is no limit

    /// The number of used retries. An attempt beyond the limit does not count.
    [[nodiscard]] int retriesUsed() const
    {
        return std::max(0, (most > 0 ? std::min(made, most) : made) - 1);
    }
    [[nodiscard]] int retriesAllowed() const { return std::max(0, most - 1); }
    [[nodiscard]] int retriesLeft() const { return std::max(0, most - std::max(1, made)); }
    /// True if a failure of this attempt goes to the user instead of causing another attempt.
    [[nodiscard]] bool isLast() const { return most > 0 && made >= most; }

    friend bool operator==(const AttemptCount &, const AttemptCount &) = default;
};

/// A text such as "attempt 2 of 3".
[[nodiscard]] QString attemptText(const AttemptCount &count);

/// A text such as "attempt 3 of 3 failed".
[[nodiscard]] QString failedText(const AttemptCount &count);

/// A text for used-up retries, such as "attempt 3 of 3 failed, and no retry is left".
[[nodiscard]] QString usedUpRetriesText(const AttemptCount &count);

/// A text about the remaining retries, such as "attempt 2 of 3: 1 retry left before it goes to the
/// user". @p isOver: it failed for good.
[[nodiscard]] QString retriesText(const AttemptCount &count, bool isOver);

} // namespace baton
