// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/jsonpointer.h"
#include "models/values/value.h"

#include <QString>

#include <vector>

namespace baton {

/// The action of the receiver on a document.
enum class Action { None, Accept, AcceptWithNotes, Reinvoke, Default, Escalate, Block };

/// A conservative default that the receiver would use in place of a missing field.
struct AppliedDefault
{
    JsonPointer path;
    QString value;   ///< as spelt in documents: "REJECTED", "false"; empty: no value
    QString meaning; ///< the protocol's words: "treated as REJECTED"
    ValueType type = ValueType::String; ///< type of value; Null: only the meaning is known

    friend bool operator==(const AppliedDefault &, const AppliedDefault &) = default;
};

/// The outcome of a possible next step ("If the field is added" → "REJECTED: plan phase 2 once
/// more").
struct PossibleOutcome
{
    Action action = Action::None;
    QString condition;
    QString consequence;

    friend bool operator==(const PossibleOutcome &, const PossibleOutcome &) = default;
};

enum class CriterionState { Passed, Failed, NotEvaluated };

/// One criterion of a gate: threshold, value in the document, and the value's place.
struct CriterionResult
{
    QString id;
    QString title;
    QString threshold;
    QString actual;
    CriterionState state = CriterionState::NotEvaluated;
    JsonPointer evidence;
    ByteRange range;
    QString reason = {}; ///< reason why the gate was not evaluated

    friend bool operator==(const CriterionResult &, const CriterionResult &) = default;
};

struct GateResult
{
    QString id; ///< "QG2a"
    QString title;
    std::vector<CriterionResult> criteria;

    [[nodiscard]] CriterionState state() const;
    [[nodiscard]] int passedCount() const;

    friend bool operator==(const GateResult &, const GateResult &) = default;
};

/// The receiver's choice if the document leaves it open, with the rule for it.
struct ReceiverChoice
{
    QString title; ///< "Mode"
    QString text;  ///< "Team: 3 variants are required"
    QString rule;  ///< text of the protocol

    friend bool operator==(const ReceiverChoice &, const ReceiverChoice &) = default;
};

/// The value that decides the outcome: "REJECTED" of a review.
struct Decision
{
    JsonPointer path; ///< root: no single value decides
    QString text;     ///< "approval_status is REJECTED"
    ByteRange range;

    friend bool operator==(const Decision &, const Decision &) = default;
};

struct Verdict
{
    Action action = Action::None;
    QString headline; ///< "Re-invoke cfd-reviewer"
    QString detail;   ///< "Attempt 1 of 2, gate QG2a, flow plan"
    QString feedback; ///< text to send to the producer; empty if there is none
    std::vector<AppliedDefault> defaults;
    std::vector<qsizetype> reasons; ///< indices of the document's findings, the most important
                                    ///< first; reasonsOf() returns all reasons for the verdict
    Decision decision;
    std::vector<PossibleOutcome> outlook;
    std::vector<GateResult> gates;
    std::vector<ReceiverChoice> explanations;
    int attempt = 1;
    int maxAttempts = 0;     ///< 0: the protocol does not count attempts
    bool isUnfilled = false; ///< valid except for values still to be filled in
    bool isReadable = true;  ///< false: the text does not parse, and the content was not judged
    bool isAttemptKnown =
        false; ///< false if neither document nor session define it: the user may switch

    friend bool operator==(const Verdict &, const Verdict &) = default;
};

} // namespace baton
