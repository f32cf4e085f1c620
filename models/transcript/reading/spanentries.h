// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/telemetryspan.h"
#include "models/transcript/reading/transcriptrecord.h"

namespace baton {

/// @p text, or that it is not there: contents are recorded on request only.
[[nodiscard]] QString recordedText(const QString &text);

/// What @p role says in @p span: a system gives notes, a tool results.
[[nodiscard]] EntryText spanRoleEntry(const TelemetrySpan &span, const QString &role,
                                      const QString &text);
/// The system instructions and the input of @p span, which tells again what was said before.
[[nodiscard]] std::vector<EntryText> spanInput(const TelemetrySpan &span);
[[nodiscard]] EntryText spanCall(const TelemetrySpan &span, const QString &name,
                                 const QString &text);
/// The result of @p span: its error and @p text.
[[nodiscard]] EntryText spanResult(const TelemetrySpan &span, const QString &text);

} // namespace baton
