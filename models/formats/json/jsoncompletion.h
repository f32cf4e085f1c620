// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// How a JSON text ends.
struct JsonCompletion
{
    qsizetype open = -1;  ///< the innermost bracket or quote that is open at the end; -1 for none
    qsizetype quote = -1; ///< of a text that is open there
    QByteArray closers;   ///< of the brackets, the innermost first
    bool isForgotten = false; ///< one sign seems to be missing, and the end to be there
};

[[nodiscard]] JsonCompletion jsonCompletion(const QByteArray &bytes);

/// What makes @p bytes a whole behind their last word, perhaps nothing because that goes or more
/// than signs is missing; nullopt where something else is wrong with them.
[[nodiscard]] std::optional<QByteArray> closedJson(const QByteArray &bytes,
                                                   const JsonCompletion &ending, int depth);

} // namespace baton
