// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

class ProtocolPack;

/// A handoff that a session waits for.
struct OwedHandoff
{
    QString path; ///< absolute path that the agent has to write
    QString text; ///< text for the agent, in English
};

/// The handoffs that @p agent is to write in the current phase of @p session, which is under way,
/// and that are not there. An agent that @p pack does not know owes none.
[[nodiscard]] std::vector<OwedHandoff> owedHandoffs(const Session &session,
                                                    const ProtocolPack &pack, const QString &agent);

/// The handoffs that the state of @p session names and that are not there.
[[nodiscard]] std::vector<OwedHandoff> promisedHandoffs(const Session &session);

} // namespace baton
