// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"
#include "models/values/result.h"

#include <atomic>

namespace baton {

/// The transcript in the file @p path with those of its agents, as far as they are written. Slow:
/// call it on a worker. Returns a partial result if @p stop is set.
[[nodiscard]] Result<Transcript> readTranscript(const QString &path,
                                                const std::atomic_bool *stop = nullptr);

/// The reason why the file @p path is not a transcript: a sentence.
[[nodiscard]] QString noTranscriptReason(const QString &path);

} // namespace baton
