// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// True for a file without content: empty, or with comments only.
[[nodiscard]] bool isEmptyFile(const QByteArray &bytes, const ParsedText &parsed);

/// Adds a finding to @p report that the file, which should contain a handoff, is empty.
void addEmptyFileFinding(Report &report);

} // namespace baton
