// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/ansistyle.h"

#include <QByteArrayView>

namespace baton {

/// One escape sequence of a terminal (ECMA-48).
struct AnsiEscape
{
    qsizetype length = 1;
    char final = 0; ///< final byte of a control sequence without intermediates; 0 for any other
    QByteArrayView parameters;
};

inline constexpr char escapeByte = '\x1b';

/// The sequence that @p bytes, whose first byte is ESC, begin with. One that does not end on its
/// line ends with the line.
[[nodiscard]] AnsiEscape escapeAt(QByteArrayView bytes);

/// Applies "select graphic rendition"; unknown parameters do not change the style.
void applySgr(QByteArrayView parameters, AnsiStyle &style);

/// The style after @p bytes, which begin in @p style.
[[nodiscard]] AnsiStyle styleBehind(QByteArrayView bytes, AnsiStyle style);

} // namespace baton
