// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

class ProtocolPack;

/// A handoff that a session expects.
struct OwedHandoff
{
    QString path;         ///< absolute path of the file that the agent must write
    QString text;         ///< text for the agent, in English
    bool isThere = false; ///< the handoff exists and is no longer owed
};

/// The handoffs that @p agent must write in the present attempt at the current phase of @p session,
/// whether they exist or not: those that the gates of the phase ask for, and those without a gate
/// whose file names contain the phase. Empty if the phase does not run, its attempts are used up,
/// or @p pack does not know the agent.
[[nodiscard]] std::vector<OwedHandoff>
expectedHandoffs(const Session &session, const ProtocolPack &pack, const QString &agent);

/// The handoffs that the state of @p session names and that are not there.
[[nodiscard]] std::vector<OwedHandoff> promisedHandoffs(const Session &session);

} // namespace baton
