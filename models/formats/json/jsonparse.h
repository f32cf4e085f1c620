// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/json/jsondiagnosis.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// Parses JSON into @p parsed. @p bytes must have passed textIssue().
void parseJson(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed);

/// The fault at which @p bytes cease to be JSON, without the open bracket; nullopt if they are
/// valid JSON.
[[nodiscard]] std::optional<JsonFault> jsonFault(const QByteArray &bytes, int depth);

} // namespace baton
