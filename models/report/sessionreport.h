// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

namespace baton {

/// A session with what reviewers say of its gates.
struct ReportedSession
{
    Session session;
    Reviews reviews;
    QString reviewsProblem; ///< reason why the reviews cannot be read; empty: they were read
};

/// @p session with the reviews in the file @p path; none when there is no such file.
[[nodiscard]] ReportedSession withReviews(Session session, const QString &path);

/// Everything that is known of @p sessions, in their order: what it came to and why, phases and
/// attempts, gates, reviews, errors, handoffs, findings, deliverables. Times are those of @p made's
/// zone.
[[nodiscard]] ReportDocument sessionReport(const std::vector<ReportedSession> &sessions,
                                           const QDateTime &made);

} // namespace baton
