// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptreader.h"

namespace baton {

/// Reads the transcripts of Claude Code, of sessions and of sub-agents, in all versions.
class ClaudeReader final : public TranscriptReader
{
public:
    ClaudeReader()
        : TranscriptReader(TranscriptFormat::ClaudeCode)
    {
    }

    [[nodiscard]] bool recognises(const QJsonObject &object) const override;
    [[nodiscard]] TranscriptRecords read(const QJsonObject &object) const override;
    [[nodiscard]] QStringList agentFolders(const QString &path) const override;
    [[nodiscard]] std::vector<AgentFile> agentFiles(const QString &path) const override;
    [[nodiscard]] int agentFileCount(const QString &path) const override;
    [[nodiscard]] AgentFile mainFile(const QString &path) const override;
    [[nodiscard]] QString parentFile(const QString &path) const override;
    [[nodiscard]] bool areMessageIdsUnique() const override { return true; }
};

} // namespace baton
