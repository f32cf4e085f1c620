// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/transcript/value/transcript.h"

namespace baton {

/// "User", "Assistant", "Bash", "Unknown record telepathy".
[[nodiscard]] QString entryTitle(const TranscriptEntry &entry);
/// The first non-blank line of the text; for a call its subject: command, path or task.
[[nodiscard]] QString entrySummary(const EntryText &text);
/// "1,200 tokens in, 310 out".
[[nodiscard]] QString shownTokens(const TokenUsage &tokens);
/// "1,200 tokens in, 310 out · 14:30:05".
[[nodiscard]] QString entryDetail(const TranscriptEntry &entry);
/// The name of the agent, or its id.
[[nodiscard]] QString agentTitle(const TranscriptLane &lane);
/// "no result yet · 12 entries · 2 errors · 1,200 tokens in, 310 out · 14:30:05".
[[nodiscard]] QString agentDetail(const TranscriptLane &lane);
/// "Written", of the row that names the files that an agent wrote.
[[nodiscard]] QString workTitle();
/// "result.yaml, notes.md"; "no file that a call names" if @p paths is empty.
[[nodiscard]] QString workSummary(const QStringList &paths);
/// "claimed, but not seen to be written: a.md, b.md, c.md, 2 more"; empty if @p paths is empty.
[[nodiscard]] QString claimedSummary(const QStringList &paths);
[[nodiscard]] Status statusOf(TranscriptLane::State state);
/// True unless the text of the entry is all in its summary.
[[nodiscard]] bool hasText(const TranscriptEntry &entry);

} // namespace baton
