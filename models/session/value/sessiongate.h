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
    bool isPartial = false; ///< a document that decides is missing: no criterion failed, but the
                            ///< gate has not passed
    bool isOfSubstance = false; ///< it fails by a document's contents, not by something missing
    bool isOfMachine = false;   ///< it fails only because of files or programs of this machine
    bool isInvalidated = false; ///< an earlier phase ran again since
    /// The failed criteria belong to a run before the one that succeeded.
    bool isOfEarlierRun = false;
    std::vector<int> broken; ///< positions in Session::handoffs of documents that it cannot read
    QString reason; ///< reason why it is skipped or not evaluated: "transport was not reached"
    std::vector<Evidence> evidence;  ///< one for each criterion, empty where there is none
    std::vector<QStringList> quotes; ///< as the criteria: what a document says of a failed one
    QString next;                    ///< next action of the orchestrator, a sentence

    /// The state in the session: one document does not show the whole gate.
    [[nodiscard]] CriterionState state() const
    {
        const CriterionState shown = result.state();
        const bool isOpen = isInvalidated || (isPartial && shown == CriterionState::Passed);
        return isOpen ? CriterionState::NotEvaluated : shown;
    }

    /// True where it says of a session that is over that it did not succeed.
    [[nodiscard]] bool speaksAgainst() const
    {
        return !isSkipped && !isOfMachine && !isOfEarlierRun && state() == CriterionState::Failed;
    }

    friend bool operator==(const SessionGate &, const SessionGate &) = default;
};

} // namespace baton
