// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"

#include <cstddef>

namespace baton {

struct SessionBuilder;

/// The order in which rows begin. If a row begins when the previous one has ended, its failures
/// follow from earlier ones.
enum class RowOrder {
    None, ///< the rows run in parallel
    Top,  ///< rows without a parent run in sequence
    Parts ///< rows with the same parent run in sequence
};

/// The mechanism of a protocol's sessions on disk: the source of their rows, and their order.
class SessionMechanism
{
public:
    SessionMechanism() = default;
    virtual ~SessionMechanism() = default;
    Q_DISABLE_COPY_MOVE(SessionMechanism)

    [[nodiscard]] virtual MechanismKind kind() const = 0;
    /// Adds the rows and their facts.
    virtual void addRows(SessionBuilder &builder) const = 0;
    /// The row of handoff number @p handoff; -1 if it has none. @p rows contains the row indexes by
    /// id.
    [[nodiscard]] virtual int rowOf(const SessionBuilder &builder, size_t handoff,
                                    const QHash<QString, int> &rows) const;
    [[nodiscard]] virtual RowOrder orderOf(const SessionBuilder &builder) const = 0;
    /// Infers the starts and ends of rows and attempts that are not stated.
    virtual void addTimes(SessionBuilder &builder) const = 0;
    /// True if the rows are phases defined by the protocol.
    [[nodiscard]] bool areRowsPhases() const { return kind() == MechanismKind::PhaseTable; }
    /// True if each row is a session with its own files and liveness.
    [[nodiscard]] bool areRowsSessions() const { return kind() == MechanismKind::SessionTree; }
    /// True if each row is a route of handoffs and nothing else describes the session.
    [[nodiscard]] bool areRowsRoutes() const { return kind() == MechanismKind::HandoffChain; }
};

inline constexpr MechanismKinds anyMechanism =
    MechanismKind::PhaseTable | MechanismKind::SessionTree | MechanismKind::HandoffChain;

} // namespace baton
