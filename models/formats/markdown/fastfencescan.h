// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/markdown/fencedblock.h"

#include <optional>

namespace baton {

/// The fenced blocks after @p from of a Markdown file whose fences all begin a line, with no HTML
/// that could hide one: this covers most files, at a fraction of a parser's cost. Nothing for all
/// others, which need the parser. Both find the same.
[[nodiscard]] std::optional<std::vector<FencedBlock>> scannedFences(const QByteArray &bytes,
                                                                    qsizetype from);

} // namespace baton
