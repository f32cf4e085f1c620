// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>

namespace baton {

/// Bytes shown as text, character by character. Line ends are the caller's matter.
///
/// Each character is shown by one or two UTF-16 units, so that places in the bytes and in the text
/// can be converted: a byte that is no UTF-8 by U+FFFD, and a character that a text document takes
/// for structure (NUL, U+2029, U+FDD0, U+FDD1, U+FFFC) by a substitute.
struct DisplayChar
{
    int bytes = 1;
    char32_t code = 0;      ///< displayed code point
    bool isFaithful = true; ///< false: NUL, or a byte that is not UTF-8

    [[nodiscard]] int units() const { return code > 0xFFFF ? 2 : 1; }
};

/// The first character of @p bytes, which must not be empty.
[[nodiscard]] DisplayChar firstDisplayed(QByteArrayView bytes);
/// @p bytes as shown.
[[nodiscard]] QString displayText(QByteArrayView bytes);
/// The number of units that show the first @p length of @p bytes; a byte inside a character counts
/// as its start.
[[nodiscard]] qsizetype unitsOfBytes(QByteArrayView bytes, qsizetype length);
/// The number of @p bytes that the first @p units show; a unit inside a character counts as its
/// start.
[[nodiscard]] qsizetype bytesOfUnits(QByteArrayView bytes, qsizetype units);
/// True when the bytes are UTF-8 without NUL, so that they may be edited as text.
[[nodiscard]] bool isFaithfulText(QByteArrayView bytes);

} // namespace baton
