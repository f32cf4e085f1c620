// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/telemetryspan.h"
#include "models/transcript/reading/transcriptrecord.h"

namespace baton {

/// What a span tells of.
enum class SpanKind { Agent, Tool, Inference };

/// Adds a note with the attributes of @p span that the other entries of its kind do not show.
void addOtherAttributes(const TelemetrySpan &span, SpanKind kind, std::vector<EntryText> &entries);

/// An event of a span: an exception is an error, others are notes.
[[nodiscard]] EntryText spanEvent(const QString &name, const QJsonObject &attributes);

} // namespace baton
