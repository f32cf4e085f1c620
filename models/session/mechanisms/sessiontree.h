// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionmechanism.h"

namespace baton {

/// The rows are the session itself and, below it, the sessions that it started, which name it as
/// their parent.
class SessionTree final : public SessionMechanism
{
public:
    [[nodiscard]] MechanismKind kind() const override { return MechanismKind::SessionTree; }
    void addRows(SessionBuilder &builder) const override;
    [[nodiscard]] int rowOf(const SessionBuilder &builder, size_t handoff,
                            const QHash<QString, int> &rows) const override;
    [[nodiscard]] RowOrder orderOf(const SessionBuilder &builder) const override;
    void addTimes(SessionBuilder &builder) const override;
};

} // namespace baton
