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

/// A fact such as "Mode" "LITE", with its place.
struct SessionFact
{
    QString title;
    QString value;
    Evidence evidence;

    friend bool operator==(const SessionFact &, const SessionFact &) = default;
};

/// A missing, broken or contradictory part of a session.
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
    QString rule; ///< section of the specification; empty if there is none

    friend bool operator==(const NextStep &, const NextStep &) = default;
};

/// A session that was read completely. A value shared by views, reports and the command line.
struct Session
{
    SessionSummary summary;
    QString headline; ///< such as "Failed in phase 2 Flow after 3 attempts"
    NextStep next;    ///< empty if there is nothing to do
    std::vector<SessionFact> facts;
    QStringList tags;
    QStringList dependsOn;            ///< ids of sessions
    int maxRetries = -1;              ///< number of allowed restarts; -1 if unknown
    std::vector<SessionPhase> phases; ///< in order; children follow their parents
    int currentPhase = -1;
    std::vector<SessionHandoff> handoffs;       ///< in order of time
    std::vector<HandoffDifference> differences; ///< between an attempt and the previous one
    std::vector<SessionGate> gates;
    std::vector<SessionError> errors; ///< in order of time
    std::vector<Escalation> escalations;
    std::vector<SessionFile> files;
    std::vector<Deliverable> deliverables;
    std::vector<SessionFinding>
        findings; ///< findings of the session itself; those of handoffs are in their reports
    std::vector<FirstCause> causes;       ///< first causes of open failures, earliest first
    std::vector<SessionFailure> repaired; ///< failures that were repaired or passed over

    [[nodiscard]] bool hasFinding(const QString &rule) const
    {
        return std::ranges::find(findings, rule, &SessionFinding::rule) != findings.end();
    }

    friend bool operator==(const Session &, const Session &) = default;
};

} // namespace baton
