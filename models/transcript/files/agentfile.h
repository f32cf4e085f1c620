// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <optional>

namespace baton {

/// A file with a transcript, and the facts about its agent that are known before reading it.
struct AgentFile
{
    QString path;
    AgentFacts facts;
    QString callId;       ///< id of the call that started the agent; empty: unknown
    QString runId;        ///< id of the agent's workflow; empty: none
    bool isAgent = false; ///< the whole file belongs to one sub-agent

    friend bool operator==(const AgentFile &, const AgentFile &) = default;
};

/// The file @p path that a user opens: of the main agent or of a sub-agent.
[[nodiscard]] AgentFile mainFileOf(const QString &path, TranscriptFormat format);
/// The files of all agents below the main agent in @p path, sorted. Searches the folders where @p
/// format keeps them.
[[nodiscard]] std::vector<AgentFile> agentFilesOf(const QString &path, TranscriptFormat format);
/// The number of files of agents in the folder of @p path's session.
[[nodiscard]] int agentFilesBelow(const QString &path);
/// The existing folders in which agentFilesOf() searches.
[[nodiscard]] QStringList agentFoldersOf(const QString &path, TranscriptFormat format);
/// The transcript of the agent that started the one in @p path; empty: none.
[[nodiscard]] QString parentTranscriptOf(const QString &path);

/// The format of the file @p path, by its first records; nothing: no transcript.
[[nodiscard]] std::optional<TranscriptFormat> transcriptFormatOf(const QString &path);

} // namespace baton
