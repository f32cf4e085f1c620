// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptreader.h"

namespace baton {

/// Reads the chats of Gemini CLI: one document, or a line for each message.
class GeminiReader final : public TranscriptReader
{
public:
    GeminiReader()
        : TranscriptReader(TranscriptFormat::Gemini)
    {
    }

    [[nodiscard]] bool recognises(const QJsonObject &object) const override;
    [[nodiscard]] TranscriptRecords read(const QJsonObject &object) const override;
    [[nodiscard]] bool mayBeDocument(const QByteArray &head) const override;
    [[nodiscard]] QStringList agentFolders(const QString &path) const override;
    [[nodiscard]] std::vector<AgentFile> agentFiles(const QString &path) const override;
};

} // namespace baton
