// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"

namespace baton {

/// A session with a state file that has a table of the protocol's phases.
class PhaseTableSession final : public SessionMechanism
{
public:
    [[nodiscard]] MechanismKind kind() const override { return MechanismKind::PhaseTable; }
    void addRows(SessionBuilder &builder) const override;
    [[nodiscard]] RowOrder orderOf(const SessionBuilder &builder) const override;
    void addTimes(SessionBuilder &builder) const override;
};

} // namespace baton
