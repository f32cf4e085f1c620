// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/agentfile.h"

#include <optional>

namespace baton {

/// The files of all agents below the main agent in @p path, sorted. Searches the folders where @p
/// format keeps them.
[[nodiscard]] std::vector<AgentFile> agentFilesOf(const QString &path, TranscriptFormat format);
/// The existing folders in which agentFilesOf() searches.
[[nodiscard]] QStringList agentFoldersOf(const QString &path, TranscriptFormat format);
/// The transcript of the agent that started the one in @p path; empty if there is none.
[[nodiscard]] QString parentTranscriptOf(const QString &path);

/// The format of the file @p path, by its first records; nullopt if it is not a transcript.
[[nodiscard]] std::optional<TranscriptFormat> transcriptFormatOf(const QString &path);

} // namespace baton
