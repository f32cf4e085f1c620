// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

#include <QStringList>

namespace baton {

/// True of a call whose result is an error: it was refused, or it failed. @p call is an entry of
/// @p lane.
[[nodiscard]] bool hasFailed(const TranscriptLane &lane, int call);

/// A file that an agent read or wrote with calls that did not fail.
struct AgentFileUse
{
    QString path;
    int entry = -1; ///< last call that wrote it, else the first call that read it
    bool isWritten = false;

    friend bool operator==(const AgentFileUse &, const AgentFileUse &) = default;
};

/// The files that the agent of lane @p lane read or wrote, each once, in order of first use. Calls
/// without an answer yet count.
[[nodiscard]] std::vector<AgentFileUse> filesUsedBy(const Transcript &transcript, int lane);
/// Of these the paths that it wrote.
[[nodiscard]] QStringList filesWrittenBy(const Transcript &transcript, int lane);

/// The files that lines of @p claim, a text of the agent of lane @p lane, mention with a word of
/// writing ("wrote", "created", "saved"), although no call of this agent or of the agents that it
/// started reads or writes a file of that name. A program that it ran may have written them.
[[nodiscard]] QStringList filesOnlyClaimed(const Transcript &transcript, int lane,
                                           const QString &claim);

/// The final message of the agent of lane @p lane: the result that its parent received, else its
/// last message. Invalid if it wrote no message, failed, or its call is unknown.
[[nodiscard]] EntryPlace claimOf(const Transcript &transcript, int lane);

} // namespace baton
