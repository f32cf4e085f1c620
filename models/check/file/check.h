// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

class ProtocolCatalog;

/// Checks all documents of @p parsed: recognition, canonical names, schema, named rules, findings
/// and verdict. In Markdown, checks only blocks that are handoffs or meant as such. Reads only
/// files next to CheckSettings::filePath. Thread-safe.
[[nodiscard]] Report check(const QByteArray &bytes, const ParsedText &parsed,
                           const ProtocolCatalog &catalog, const CheckSettings &settings = {},
                           const std::atomic_bool *stop = nullptr);

} // namespace baton
