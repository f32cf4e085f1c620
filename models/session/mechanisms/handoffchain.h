// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"

namespace baton {

/// No state tells of the session: each route that handoffs took is a row, by time.
class HandoffChain final : public SessionMechanism
{
public:
    [[nodiscard]] Kind kind() const override { return Chain; }
    void addRows(SessionBuilder &draft) const override;
    [[nodiscard]] RowOrder orderOf(const SessionBuilder &draft) const override;
    void addTimes(SessionBuilder &draft) const override;
};

} // namespace baton
