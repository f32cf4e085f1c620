// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/sessionsummary.h"

#include <QHash>
#include <QSet>

namespace baton {

/// The result of the reviews of a session.
enum class ReviewStatus {
    None,     ///< the session has no gates, or has not ended
    Awaiting, ///< the session has ended and has gates without a review
    Approved, ///< the worst of all reviews
    NeedsWork,
    Rejected
};

struct ReviewSummary
{
    ReviewStatus standing = ReviewStatus::None;
    QString lines; ///< one line for each review, such as "QG1 approved by ada"

    friend bool operator==(const ReviewSummary &, const ReviewSummary &) = default;
};

/// The reviews of the sessions of a workspace, and the protocols that can be reviewed.
struct ReviewSummaries
{
    QHash<QString, ReviewSummary> said; ///< by folder of the session
    QSet<QString> gated;                ///< ids of the protocols with gates

    [[nodiscard]] ReviewSummary of(const SessionSummary &session) const
    {
        const ReviewSummary summary = said.value(session.place.path);
        const bool isAwaiting = summary.standing == ReviewStatus::None && hasEnded(session.status)
            && gated.contains(session.place.protocol);
        return isAwaiting ? ReviewSummary{ReviewStatus::Awaiting, {}} : summary;
    }

    friend bool operator==(const ReviewSummaries &, const ReviewSummaries &) = default;
};

/// A text such as "approved" or "awaits review"; empty for None.
[[nodiscard]] QString textOf(ReviewStatus standing);
[[nodiscard]] Status statusOf(ReviewStatus standing);

/// A filter of sessions by review.
enum class ReviewWanted { Any, Awaiting, Reviewed };

[[nodiscard]] constexpr bool isWanted(ReviewStatus standing, ReviewWanted wanted)
{
    return wanted == ReviewWanted::Any
        || (wanted == ReviewWanted::Awaiting ? standing == ReviewStatus::Awaiting
                                             : standing > ReviewStatus::Awaiting);
}

} // namespace baton
