// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>

#include <vector>

namespace baton {

/// A failure in a session: an error, gate, handoff, attempt, phase or finding.
struct SessionFailure
{
    enum class What { Error, Gate, Handoff, Attempt, Phase, Session, Finding };

    What what = What::Error;
    int index = -1; ///< index in the Session's list of that kind, or number of an attempt; -1 for
                    ///< the session itself
    int phase = -1;
    int attempt = 0;
    QDateTime time;
    QString title; ///< type or title, such as "solver_divergence"
    QString text;  ///< a sentence
    QString rule;  ///< reason why it follows from the first cause; empty for a first cause
    std::vector<Evidence> evidence;
    bool isPassedOver =
        false; ///< listed as repaired because the session continued, although it was not repaired

    friend bool operator==(const SessionFailure &, const SessionFailure &) = default;
};

/// An open failure and its consequences.
struct FirstCause
{
    SessionFailure failure;
    std::vector<SessionFailure> consequences; ///< in order of time

    friend bool operator==(const FirstCause &, const FirstCause &) = default;
};

/// The first failure of @p causes that has a time, else the first that has evidence; null if there
/// is none. It leads to the records of its moment.
[[nodiscard]] const SessionFailure *placedFailure(const std::vector<FirstCause> &causes);

} // namespace baton
