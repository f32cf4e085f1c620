// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptreader.h"

namespace baton {

/// Reads the rollouts of Codex, including early ones whose lines have no type and payload.
class CodexReader final : public TranscriptReader
{
public:
    CodexReader()
        : TranscriptReader(TranscriptFormat::Codex)
    {
    }

    [[nodiscard]] bool recognises(const QJsonObject &object) const override;
    [[nodiscard]] TranscriptRecords read(const QJsonObject &object) const override;
    [[nodiscard]] QStringList agentFolders(const QString &path) const override;
    [[nodiscard]] std::vector<AgentFile> agentFiles(const QString &path) const override;
};

} // namespace baton
