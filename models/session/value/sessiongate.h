// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "models/values/evidence.h"

#include <vector>

namespace baton {

/// A gate of the protocol, evaluated on the latest handoffs of the session.
struct SessionGate
{
    GateResult result;
    int phase = -1;         ///< position in Session::phases
    bool isSkipped = false; ///< the session's mode omits the gate
    bool isPartial = false; ///< no criterion failed, but a required document is missing, so the
                            ///< gate has not passed
    bool isOfSubstance =
        false; ///< fails because of the content of a document, not because something is missing
    bool isOfMachine = false;   ///< fails only because of files or programs of this machine
    bool isInvalidated = false; ///< an earlier phase has run again since
    /// The failed criteria belong to an earlier run than the successful one.
    bool isOfEarlierRun = false;
    std::vector<int> broken; ///< indexes in Session::handoffs of documents that do not parse
    QString
        reason; ///< reason why it was skipped or not evaluated, such as "transport was not reached"
    std::vector<Evidence> evidence; ///< one for each criterion; empty if there is none
    std::vector<QStringList>
        quotes;   ///< one list for each criterion, with quotes that explain a failure
    QString next; ///< next action of the orchestrator, as a sentence

    /// The state in the session. A single document does not show the whole gate.
    [[nodiscard]] CriterionState state() const
    {
        const CriterionState shown = result.state();
        const bool isOpen = isInvalidated || (isPartial && shown == CriterionState::Passed);
        return isOpen ? CriterionState::NotEvaluated : shown;
    }

    /// True if it contradicts the success of a session that has ended.
    [[nodiscard]] bool speaksAgainst() const
    {
        return !isSkipped && !isOfMachine && !isOfEarlierRun && state() == CriterionState::Failed;
    }

    friend bool operator==(const SessionGate &, const SessionGate &) = default;
};

} // namespace baton
