// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Reads the fenced blocks of YAML, JSON and XML. Each document in one is a document of the file.
void parseMarkdown(const QByteArray &bytes, const ParseOptions &options,
                   const std::atomic_bool *stop, ParsedText &parsed);

} // namespace baton
