// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/markdown/fencedblock.h"

#include <optional>

namespace baton {

/// The fenced blocks behind @p from in a Markdown file whose fences all begin a line, without HTML
/// that could hide one. Most files are like that, and this takes a fraction of the parser's time.
/// nullopt for other files, which need fencesByCmark(). Both give the same result.
[[nodiscard]] std::optional<std::vector<FencedBlock>> scannedFences(const QByteArray &bytes,
                                                                    qsizetype from);

} // namespace baton
