// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

namespace baton {

/// The tables of a report on one session. The caller omits tables without rows.
class SessionTables
{
public:
    /// Running parts are measured until @p made.
    SessionTables(const Session &session, const QDateTime &made);

    [[nodiscard]] ReportBlock phases() const;
    [[nodiscard]] ReportBlock criteria(const SessionGate &gate) const;
    [[nodiscard]] ReportBlock reviews(const Reviews &reviews) const;
    [[nodiscard]] ReportBlock errors() const;
    [[nodiscard]] ReportBlock consequences(const FirstCause &cause) const;
    [[nodiscard]] ReportBlock handoffs() const;
    [[nodiscard]] ReportBlock findings() const;
    [[nodiscard]] ReportBlock deliverables() const;

    /// "10:02:11", with the date if it differs from the one on which the session began.
    [[nodiscard]] QString timeOfRow(const QDateTime &time) const;
    /// The place for people: relative to the session's folder, with the line.
    [[nodiscard]] ReportText place(const Evidence &evidence) const;

private:
    [[nodiscard]] std::vector<ReportText> phaseRow(const SessionPhase &phase,
                                                   size_t attempts) const;
    [[nodiscard]] QString phaseTitle(int phase) const;

    const Session &m_session;
    QDateTime m_made;
};

} // namespace baton
