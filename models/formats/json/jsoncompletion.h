// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// The end of a JSON text.
struct JsonCompletion
{
    qsizetype open = -1;  ///< the innermost bracket or quote that is open at the end; -1 for none
    qsizetype quote = -1; ///< of a text that is open there
    QByteArray closers;   ///< of the brackets, the innermost first
    bool isForgotten = false; ///< one sign seems to be missing, and the end to be there
};

[[nodiscard]] JsonCompletion jsonCompletion(const QByteArray &bytes);

/// The text that completes @p bytes behind their last word; empty if that word goes or more than
/// brackets and quotes is missing; nullopt if something else is wrong with them.
[[nodiscard]] std::optional<QByteArray> closedJson(const QByteArray &bytes,
                                                   const JsonCompletion &ending, int depth);

} // namespace baton
