// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/session.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Something that two sessions have in common or differ in, as a row of two columns.
struct ComparedRow
{
    enum class Topic { Session, Phase, Gate, Handoff, Field, Error };

    Topic topic = Topic::Session;
    QString title; ///< "Status", "phase 2 Flow", "QG2a, flow plan", "/handoff/mesh_plan/cells"
    QString left;  ///< empty: the left session has no counterpart
    QString right;
    Status leftMark = Status::None;
    Status rightMark = Status::None;
    Evidence leftAt;
    Evidence rightAt;
    int leftPhase = -1; ///< index of the phase in the left session; -1 if there is none
    int rightPhase = -1;
    bool saysTopic = false; ///< the title begins with the topic: "phase 2 Flow"
    int fields = 0;         ///< number of fields of a handoff that differ in the following rows

    [[nodiscard]] bool differs() const
    {
        return left != right || leftMark != rightMark || fields > 0;
    }

    friend bool operator==(const ComparedRow &, const ComparedRow &) = default;
};

/// Two sessions side by side.
struct SessionComparison
{
    /// A sentence on the differences of the successful session; empty if both or neither succeeded.
    QString headline;
    std::vector<ComparedRow> rows; ///< by topic; a handoff's differing fields follow it

    friend bool operator==(const SessionComparison &, const SessionComparison &) = default;
};

/// Compares phases with attempts and durations, gates, handoffs by field, and errors. Handoffs that
/// were superseded do not count; the first one of a phase, kind and agent is compared with the
/// first one of the other session, and so on. Reads the files of handoffs; once @p stop is set,
/// omits those not read yet.
[[nodiscard]] SessionComparison compareSessions(const Session &left, const Session &right,
                                                const ProtocolCatalog &catalog,
                                                const std::atomic_bool *stop = nullptr);

/// "phase", "gate": the topic for programs.
[[nodiscard]] QString nameOf(ComparedRow::Topic topic);

} // namespace baton
