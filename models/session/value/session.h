// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionfile.h"
#include "models/session/value/firstcause.h"
#include "models/session/value/sessionerror.h"
#include "models/session/value/sessiongate.h"
#include "models/session/value/sessionhandoff.h"
#include "models/session/value/sessionphase.h"
#include "models/session/value/sessionsummary.h"

#include <algorithm>

namespace baton {

/// "Mode" "LITE", with the place that says so.
struct SessionFact
{
    QString title;
    QString value;
    Evidence evidence;

    friend bool operator==(const SessionFact &, const SessionFact &) = default;
};

/// Something that is missing, broken or contradictory in a session.
struct SessionFinding
{
    QString rule;
    Severity severity = Severity::Warning;
    QString message;
    Evidence evidence;

    friend bool operator==(const SessionFinding &, const SessionFinding &) = default;
};

/// The next step of a session that failed, waits or was stopped.
struct NextStep
{
    QString who;
    QString does; ///< a sentence whose subject is who
    QString rule; ///< section of the specification; empty: none

    friend bool operator==(const NextStep &, const NextStep &) = default;
};

/// A session read whole: a value that views, reports and the command line share.
struct Session
{
    SessionSummary summary;
    QString headline; ///< "Failed in phase 2 Flow after 3 attempts"
    NextStep next;    ///< empty: there is nothing to do
    std::vector<SessionFact> facts;
    QStringList tags;
    QStringList dependsOn;            ///< ids of sessions
    int maxRetries = -1;              ///< number of restarts that are allowed; -1: unknown
    std::vector<SessionPhase> phases; ///< in order; children after their parent
    int currentPhase = -1;
    std::vector<SessionHandoff> handoffs;       ///< by time
    std::vector<HandoffDifference> differences; ///< between an attempt and the one before it
    std::vector<SessionGate> gates;
    std::vector<SessionError> errors; ///< by time
    std::vector<Escalation> escalations;
    std::vector<SessionFile> files;
    std::vector<Deliverable> deliverables;
    std::vector<SessionFinding>
        findings;                   ///< the session's own; those of handoffs are in their reports
    std::vector<FirstCause> causes; ///< first causes of open failures, earliest first
    std::vector<SessionFailure> repaired; ///< failures that were fixed or passed over

    [[nodiscard]] bool hasFinding(const QString &rule) const
    {
        return std::ranges::find(findings, rule, &SessionFinding::rule) != findings.end();
    }

    friend bool operator==(const Session &, const Session &) = default;
};

} // namespace baton
