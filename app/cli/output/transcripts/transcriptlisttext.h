// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/transcriptlist.h"

namespace baton::cli {

/// A line for each transcript: start, format, size, agents, first prompt, path.
[[nodiscard]] QString transcriptListText(const std::vector<TranscriptSummary> &transcripts);
/// {"transcripts": [...]}
[[nodiscard]] QByteArray transcriptListJson(const std::vector<TranscriptSummary> &transcripts);

} // namespace baton::cli
