// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/lineindex.h"
#include "models/text/syntaxissue.h"

#include <optional>

namespace baton {

/// The issue on line @p line with the id @p rule if that line or the previous one with words is a
/// Markdown fence: agents often wrap a whole file in the fence of a chat. The fix removes the
/// fence; there is none if there is other text around it.
[[nodiscard]] std::optional<SyntaxIssue>
fenceAround(const QByteArray &bytes, const LineIndex &lines, int line, const QString &rule);

/// The message about a fence that opens on line @p open and closes on line @p close; @p hasMore if
/// there are other words around it.
[[nodiscard]] QString sentenceAboutFence(int open, int close, bool hasMore);
[[nodiscard]] QString titleOfFenceRemoval();

} // namespace baton
