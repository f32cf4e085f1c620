// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// The end of a JSON text.
struct JsonCompletion
{
    qsizetype open =
        -1; ///< offset of the innermost bracket or quote that is open at the end; -1 if none
    qsizetype quote = -1;     ///< offset of the quote of an open string; -1 if none
    QByteArray closers;       ///< missing closing brackets, innermost first
    bool isForgotten = false; ///< the text seems complete except for one missing character
};

[[nodiscard]] JsonCompletion jsonCompletion(const QByteArray &bytes);

/// The text that completes @p bytes behind their last word. Empty if that word must be removed or
/// if more than brackets and quotes is missing. nullopt if there is another mistake.
[[nodiscard]] std::optional<QByteArray> closedJson(const QByteArray &bytes,
                                                   const JsonCompletion &ending, int depth);

} // namespace baton
