// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"

namespace baton {

/// A session without a state. Each route of its handoffs is a row, by time.
class HandoffChain final : public SessionMechanism
{
public:
    [[nodiscard]] MechanismKind kind() const override { return MechanismKind::HandoffChain; }
    void addRows(SessionBuilder &builder) const override;
    [[nodiscard]] RowOrder orderOf(const SessionBuilder &builder) const override;
    void addTimes(SessionBuilder &builder) const override;
};

} // namespace baton
