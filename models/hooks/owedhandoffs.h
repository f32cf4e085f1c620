// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

class ProtocolPack;

/// A handoff that a session expects.
struct OwedHandoff
{
    QString path;         ///< absolute path that the agent has to write
    QString text;         ///< text for the agent, in English
    bool isThere = false; ///< nothing is owed any more
};

/// The handoffs that @p agent is to write in the present attempt at the current phase of
/// @p session, whether they are there or not: those that the gates of the phase ask for, and those
/// of no gate that are named for it. None where the phase does not run, or its attempts are used
/// up. Nothing is expected of an agent that @p pack does not know.
[[nodiscard]] std::vector<OwedHandoff>
expectedHandoffs(const Session &session, const ProtocolPack &pack, const QString &agent);

/// The handoffs that the state of @p session names and that are not there.
[[nodiscard]] std::vector<OwedHandoff> promisedHandoffs(const Session &session);

} // namespace baton
