// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"

#include <cstddef>

namespace baton {

struct SessionBuilder;

/// Rows that begin when the one before has ended: their later failures follow from earlier ones.
enum class RowOrder {
    None, ///< the rows run side by side
    Top,  ///< rows without a parent run one after the other
    Parts ///< rows with the same parent run one after the other
};

/// The mechanism of a protocol's sessions on the disk: the source of their rows, and the order of
/// these.
class SessionMechanism
{
public:
    SessionMechanism() = default;
    virtual ~SessionMechanism() = default;
    Q_DISABLE_COPY_MOVE(SessionMechanism)

    [[nodiscard]] virtual MechanismKind kind() const = 0;
    /// Adds the rows with their facts.
    virtual void addRows(SessionBuilder &builder) const = 0;
    /// The row of the handoff at @p handoff; -1 where it has none. @p rows are their positions by
    /// id.
    [[nodiscard]] virtual int rowOf(const SessionBuilder &builder, size_t handoff,
                                    const QHash<QString, int> &rows) const;
    [[nodiscard]] virtual RowOrder orderOf(const SessionBuilder &builder) const = 0;
    /// Infers starts and ends of rows and attempts that nothing states.
    virtual void addTimes(SessionBuilder &builder) const = 0;
    /// True where the rows are phases that the protocol names.
    [[nodiscard]] bool areRowsPhases() const { return kind() == MechanismKind::PhaseTable; }
    /// True where each row is a session with files and a life of its own.
    [[nodiscard]] bool areRowsSessions() const { return kind() == MechanismKind::SessionTree; }
    /// True when each row is a route of handoffs, and nothing else describes the session.
    [[nodiscard]] bool areRowsRoutes() const { return kind() == MechanismKind::HandoffChain; }
};

inline constexpr MechanismKinds anyMechanism =
    MechanismKind::PhaseTable | MechanismKind::SessionTree | MechanismKind::HandoffChain;

} // namespace baton
