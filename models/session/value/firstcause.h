// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

#include <vector>

namespace baton {

/// Something of a session that failed: an error, a gate, a handoff, an attempt, a phase, a finding.
struct SessionFailure
{
    enum class What { Error, Gate, Handoff, Attempt, Phase, Session, Finding };

    What what = What::Error;
    int index = -1; ///< position in the list of its sort in the Session; of an attempt its number;
                    ///< -1 of the session itself
    int phase = -1;
    int attempt = 0;
    QDateTime time;
    QString title; ///< "solver_divergence"
    QString text;  ///< a sentence
    QString rule;  ///< reason why it follows from the first cause; empty for a first cause
    std::vector<Evidence> evidence;
    bool isPassedOver =
        false; ///< listed as repaired, although nothing fixed it: the session went on

    friend bool operator==(const SessionFailure &, const SessionFailure &) = default;
};

/// An open failure with what followed from it.
struct FirstCause
{
    SessionFailure failure;
    std::vector<SessionFailure> consequences; ///< by time

    friend bool operator==(const FirstCause &, const FirstCause &) = default;
};

} // namespace baton
