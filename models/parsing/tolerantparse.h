// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <memory>

namespace baton {

/// A text that was read on after its mistakes.
struct TolerantText
{
    QByteArray bytes; ///< text as finally parsed; its lines correspond to the file's
    std::shared_ptr<const ParsedText> parsed; ///< result of parsing bytes; never null
    /// True if certain fixes sufficed. Otherwise a part was left out, and missing values are
    /// unknown.
    bool isWhole = true;
};

/// Continues after the mistakes of @p parsed, which is the result for @p bytes: applies the fix of
/// each one if it is certain, else removes its entry. The last line stays unchanged, because it may
/// be cut off anywhere.
[[nodiscard]] TolerantText parseTolerantly(QByteArray bytes,
                                           std::shared_ptr<const ParsedText> parsed);

} // namespace baton
