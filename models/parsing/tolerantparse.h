// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <memory>

namespace baton {

/// A text that was read on behind what does not parse in it.
struct TolerantText
{
    QByteArray bytes; ///< text as finally parsed; its lines correspond to the file's
    std::shared_ptr<const ParsedText> parsed; ///< result of parsing bytes; never null
    /// Certain fixes were all that it took. Else something was left out: what is not told is not
    /// known.
    bool isWhole = true;
};

/// Reads on behind the mistakes of @p parsed, which are those of @p bytes: with the fix of each one
/// where that is certain, else without the entry that it stands in. The last line stays as it is,
/// for it may have been cut off anywhere.
[[nodiscard]] TolerantText parseTolerantly(QByteArray bytes,
                                           std::shared_ptr<const ParsedText> parsed);

} // namespace baton
