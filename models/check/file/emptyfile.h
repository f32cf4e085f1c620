// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// True for a file without content: no words, or comments only.
[[nodiscard]] bool isEmptyFile(const QByteArray &bytes, const ParsedText &parsed);

/// Adds that the file is empty to @p report, for a file that is meant to be a handoff.
void addEmptyFileFinding(Report &report);

} // namespace baton
