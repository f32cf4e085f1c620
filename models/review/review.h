// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace baton {

enum class ReviewVerdict { Approve, NeedsWork, Reject };

/// The review of one gate of a session by one person.
struct Review
{
    QString gate; ///< id of the gate
    QString author;
    ReviewVerdict verdict = ReviewVerdict::NeedsWork;
    QString note;
    QDateTime time; ///< UTC, to the second

    friend bool operator==(const Review &, const Review &) = default;
};

using Reviews = std::vector<Review>;

/// The word in a file: "needs-work".
[[nodiscard]] QLatin1StringView nameOf(ReviewVerdict verdict);
/// The same in the user's language.
[[nodiscard]] QString textOf(ReviewVerdict verdict);
[[nodiscard]] Status statusOf(ReviewVerdict verdict);

} // namespace baton
