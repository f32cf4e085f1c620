// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Checks every document of @p parsed: recognise, canonical names, schema, named rules, findings,
/// verdict. Of Markdown only those blocks count that are handoffs, or were meant to be; others are
/// left out. Pure but for the files next to CheckSettings::filePath; thread-safe.
[[nodiscard]] Report check(const QByteArray &bytes, const ParsedText &parsed,
                           const ProtocolCatalog &catalog, const CheckSettings &settings = {},
                           const std::atomic_bool *stop = nullptr);

} // namespace baton
