// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Adds the XML document in @p range of @p bytes (valid UTF-8), and its issues, to @p parsed. Never
/// expands entities and never fetches anything; a DOCTYPE is skipped.
void parseXml(const QByteArray &bytes, ByteRange range, const ParseOptions &options,
              const std::atomic_bool *stop, ParsedText &parsed);

} // namespace baton
