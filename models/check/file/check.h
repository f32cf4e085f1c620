// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Checks every document of @p parsed: recognition, canonical names, schema, named rules, findings,
/// verdict. In Markdown it checks only blocks that are handoffs or were meant to be. Reads no files
/// but those next to CheckSettings::filePath; thread-safe.
[[nodiscard]] Report check(const QByteArray &bytes, const ParsedText &parsed,
                           const ProtocolCatalog &catalog, const CheckSettings &settings = {},
                           const std::atomic_bool *stop = nullptr);

} // namespace baton
