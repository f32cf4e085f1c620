// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

namespace baton {

/// A session with the reviews of its gates.
struct ReportedSession
{
    Session session;
    Reviews reviews;
    QString reviewsProblem; ///< reason why the reviews cannot be read; empty: they were read
};

/// @p session with the reviews in the file @p path; without reviews if there is no such file.
[[nodiscard]] ReportedSession withReviews(Session session, const QString &path);

/// A report on all facts of @p sessions, in order: result and causes, phases and attempts, gates,
/// reviews, errors, handoffs, findings, deliverables. Times are in the zone of @p made.
[[nodiscard]] ReportDocument sessionReport(const std::vector<ReportedSession> &sessions,
                                           const QDateTime &made);

} // namespace baton
