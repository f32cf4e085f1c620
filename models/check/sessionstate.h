// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/check.h"
#include "models/protocol/protocolpack.h"

namespace baton {

/// The state file of the session that a document lies in, read when it is first asked for.
class SessionState
{
public:
    SessionState(const ProtocolPack &pack, const CheckSettings &settings);

    /// How often the producer of @p phase was asked again, where the session tells.
    [[nodiscard]] std::optional<int> retriesUsed(const QString &phase);
    /// The session's mode; empty when it is not known.
    [[nodiscard]] QString mode();

private:
    [[nodiscard]] const SessionSpot &session();
    [[nodiscard]] const Tree &tree();

    const ProtocolPack &m_pack;
    const CheckSettings &m_settings;
    std::optional<SessionSpot> m_session; ///< looked for when it is first asked for
    bool m_isRead = false;
    Tree m_tree;
};

} // namespace baton
