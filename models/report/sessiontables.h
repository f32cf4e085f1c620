// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/report/reportdocument.h"
#include "models/review/review.h"
#include "models/session/value/session.h"

namespace baton {

/// The tables of a report about one session. A table without rows says nothing and is left out by
/// the caller.
class SessionTables
{
public:
    /// Durations of what goes on are measured until @p made, and times are given in its zone.
    SessionTables(const Session &session, const QDateTime &made);

    [[nodiscard]] ReportBlock phases() const;
    [[nodiscard]] ReportBlock criteria(const SessionGate &gate) const;
    [[nodiscard]] ReportBlock reviews(const Reviews &reviews) const;
    [[nodiscard]] ReportBlock errors() const;
    [[nodiscard]] ReportBlock consequences(const FirstCause &cause) const;
    [[nodiscard]] ReportBlock handoffs() const;
    [[nodiscard]] ReportBlock findings() const;
    [[nodiscard]] ReportBlock deliverables() const;

    /// "2026-02-23 10:02:11"; empty for a time that is not known.
    [[nodiscard]] QString time(const QDateTime &time) const;
    /// The same, without its day where that is the one on which the session began.
    [[nodiscard]] QString timeOfRow(const QDateTime &time) const;
    /// The place as a reader finds it: relative to the session's folder, with its line.
    [[nodiscard]] ReportText place(const Evidence &evidence) const;

private:
    [[nodiscard]] std::vector<ReportText> phaseRow(const SessionPhase &phase,
                                                   size_t attempts) const;
    [[nodiscard]] QString phaseTitle(int phase) const;

    const Session &m_session;
    QDateTime m_made;
};

} // namespace baton
