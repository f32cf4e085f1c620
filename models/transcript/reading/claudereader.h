// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptreader.h"

namespace baton {

/// Reads the transcripts of Claude Code, of sessions and of sub-agents, in all versions.
class ClaudeReader final : public TranscriptReader
{
public:
    [[nodiscard]] bool recognises(const QJsonObject &object) const override;
    [[nodiscard]] TranscriptRecords read(const QJsonObject &object) const override;
};

} // namespace baton
