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

/// Reads on after the mistakes of @p parsed, which are those of @p bytes: with the fix of each one
/// if that is certain, else without its entry. The last line stays as it is, for it may have been
/// cut off anywhere.
[[nodiscard]] TolerantText parseTolerantly(QByteArray bytes,
                                           std::shared_ptr<const ParsedText> parsed);

} // namespace baton
