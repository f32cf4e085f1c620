// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "models/values/evidence.h"

#include <vector>

namespace baton {

/// A gate of the protocol as the latest handoffs of the session meet it.
struct SessionGate
{
    GateResult result;
    int phase = -1;         ///< position in Session::phases
    bool isSkipped = false; ///< the session's mode leaves it out
    bool isPartial = false; ///< what decides was not seen whole: nothing failed, nothing is passed
    bool isOfSubstance = false;  ///< it fails by what a document says, not by what it lacks
    bool isOfMachine = false;    ///< it fails only by what this machine has
    bool isInvalidated = false;  ///< an earlier phase ran again since
    bool isOfEarlierRun = false; ///< what fails was of a run before the one that came through
    std::vector<int> broken;     ///< positions in Session::handoffs of what it cannot read
    QString reason; ///< why it is skipped or not evaluated: "transport was not reached"
    std::vector<Evidence> evidence;  ///< one for each criterion, empty where there is none
    std::vector<QStringList> quotes; ///< as the criteria: what a document says of a failed one
    QString next;                    ///< what the orchestrator does now, a sentence

    /// The state in the session: one document does not show the whole gate.
    [[nodiscard]] CriterionState state() const
    {
        const CriterionState shown = result.state();
        const bool isOpen = isInvalidated || (isPartial && shown == CriterionState::Passed);
        return isOpen ? CriterionState::NotEvaluated : shown;
    }

    /// True where it says of a session that is over that it did not come through.
    [[nodiscard]] bool speaksAgainst() const
    {
        return !isSkipped && !isOfMachine && !isOfEarlierRun && state() == CriterionState::Failed;
    }

    friend bool operator==(const SessionGate &, const SessionGate &) = default;
};

} // namespace baton
