// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Reads JSON into @p parsed. The bytes passed textIssue().
void parseJson(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed);

/// Where @p bytes are no JSON any longer; nothing when they are.
[[nodiscard]] std::optional<qsizetype> jsonFault(const QByteArray &bytes, int depth);

} // namespace baton
