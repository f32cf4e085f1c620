// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/json/jsondiagnosis.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// Reads JSON into @p parsed. The bytes passed textIssue().
void parseJson(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed);

/// The place from which on @p bytes are not JSON, without the bracket that is open there; nothing
/// if they are JSON.
[[nodiscard]] std::optional<JsonFault> jsonFault(const QByteArray &bytes, int depth);

} // namespace baton
