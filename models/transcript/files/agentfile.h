// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <optional>

namespace baton {

/// A file with a transcript, and what is known of its agent before it is read.
struct AgentFile
{
    QString path;
    AgentFacts facts;
    QString callId;       ///< id of the call that started the agent; empty: unknown
    QString runId;        ///< id of the agent's workflow; empty: none
    bool isAgent = false; ///< the whole file belongs to one sub-agent

    friend bool operator==(const AgentFile &, const AgentFile &) = default;
};

/// The file @p path that somebody opens: of the main agent, or that of one that another started.
[[nodiscard]] AgentFile mainFileOf(const QString &path, TranscriptFormat format);
/// The files of the agents that the main agent in @p path started, and theirs, by path. Looks into
/// the folders where @p format keeps them.
[[nodiscard]] std::vector<AgentFile> agentFilesOf(const QString &path, TranscriptFormat format);
/// The number of files of agents in the folder of the session of the transcript @p path.
[[nodiscard]] int agentFilesBelow(const QString &path);
/// The folders in which agentFilesOf() finds files, as far as they are there.
[[nodiscard]] QStringList agentFoldersOf(const QString &path, TranscriptFormat format);
/// The transcript of the agent that started the one in @p path; empty when there is none.
[[nodiscard]] QString parentTranscriptOf(const QString &path);

/// The format of the transcript in the file @p path, by its first records; nothing when it is none.
[[nodiscard]] std::optional<TranscriptFormat> transcriptFormatOf(const QString &path);

} // namespace baton
