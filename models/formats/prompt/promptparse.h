// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Reads a prompt into @p parsed: a map of the texts under its headings. Lines of bullets or
/// numbers become a list, bullets that all begin with a path a map by path, anything else a text,
/// with Style::Literal for several lines. Text before the first heading is not part of it.
void parsePrompt(const QByteArray &bytes, ParsedText &parsed);

/// True for text with at least three headings of different names.
[[nodiscard]] bool isPromptLike(const QByteArray &bytes);

} // namespace baton
