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
    None,     ///< it has no gates, or is not over
    Awaiting, ///< it is over, has gates, and nobody said anything of them
    Approved, ///< of what was said the worst
    NeedsWork,
    Rejected
};

struct ReviewSummary
{
    ReviewStatus standing = ReviewStatus::None;
    QString told; ///< "QG1 approved by ada"; one line for each review

    friend bool operator==(const ReviewSummary &, const ReviewSummary &) = default;
};

/// The reviews of the sessions of a workspace, and which can be reviewed at all.
struct ReviewSummaries
{
    QHash<QString, ReviewSummary> said; ///< by the folder of the session
    QSet<QString> gated;                ///< ids of the protocols that have gates

    [[nodiscard]] ReviewSummary of(const SessionSummary &session) const
    {
        const ReviewSummary summary = said.value(session.place.path);
        const bool isOpen = isGoingOn(session.status) || session.status == RunStatus::Unknown
            || session.status == RunStatus::NotReached || session.status == RunStatus::Pending;
        const bool isAwaiting = summary.standing == ReviewStatus::None && !isOpen
            && gated.contains(session.place.protocol);
        return isAwaiting ? ReviewSummary{ReviewStatus::Awaiting, {}} : summary;
    }

    friend bool operator==(const ReviewSummaries &, const ReviewSummaries &) = default;
};

/// "approved", "awaits review"; empty for None.
[[nodiscard]] QString textOf(ReviewStatus standing);
[[nodiscard]] Status statusOf(ReviewStatus standing);

/// Filter of sessions by review.
enum class ReviewWanted { Any, Awaiting, Reviewed };

[[nodiscard]] constexpr bool isWanted(ReviewStatus standing, ReviewWanted wanted)
{
    return wanted == ReviewWanted::Any
        || (wanted == ReviewWanted::Awaiting ? standing == ReviewStatus::Awaiting
                                             : standing > ReviewStatus::Awaiting);
}

} // namespace baton
