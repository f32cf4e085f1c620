// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Parses a prompt into @p parsed: a map of the texts below its headings. Lines with bullets or
/// numbers become a list. Bullets that all begin with a path become a map by path. Everything else
/// becomes a text, with Style::Literal for several lines. Text before the first heading is ignored.
void parsePrompt(const QByteArray &bytes, ParsedText &parsed);

/// True for text with at least three headings of different names.
[[nodiscard]] bool isPromptLike(const QByteArray &bytes);

} // namespace baton
