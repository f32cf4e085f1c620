// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/status.h"
#include "models/session/value/sessionsummary.h"

namespace baton {

/// The outcome of a session in the form that an index stores: the name of its status; "interrupted"
/// if it should run but shows no activity; "flawed" if it reports success but contains
/// contradictions.
[[nodiscard]] QString outcomeOf(const SessionSummary &summary);

/// True for such a word, or the status of a phase, of something that began, however it goes on.
[[nodiscard]] bool hasBegun(const QString &word);

/// The mark and the text of such a word, or of the status of a phase; no mark for any other word.
[[nodiscard]] Status markOfOutcome(const QString &word);
[[nodiscard]] QString textOfOutcome(const QString &word);

} // namespace baton
