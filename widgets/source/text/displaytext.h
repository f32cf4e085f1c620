// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>

namespace baton {

/// Text that displays bytes, character by character. The caller handles line ends.
///
/// Each character is displayed as one or two UTF-16 units, so that positions in bytes and text can
/// be converted. An invalid byte is displayed as U+FFFD. Characters with a structural meaning in
/// text documents (NUL, U+2029, U+FDD0, U+FDD1, U+FFFC) are displayed as substitutes.
struct DisplayChar
{
    int bytes = 1;
    char32_t code = 0;      ///< displayed code point
    bool isFaithful = true; ///< false for NUL, or for a byte that is not UTF-8

    [[nodiscard]] int units() const { return code > 0xFFFF ? 2 : 1; }
};

/// The first character of @p bytes, which must not be empty.
[[nodiscard]] DisplayChar firstDisplayed(QByteArrayView bytes);
/// The displayed text of @p bytes.
[[nodiscard]] QString displayText(QByteArrayView bytes);
/// The number of UTF-16 units for the first @p length of @p bytes. A byte inside a character counts
/// as its start.
[[nodiscard]] qsizetype unitsOfBytes(QByteArrayView bytes, qsizetype length);
/// The number of @p bytes for the first @p units UTF-16 units. A unit inside a character counts as
/// its start.
[[nodiscard]] qsizetype bytesOfUnits(QByteArrayView bytes, qsizetype units);
/// True if the bytes are UTF-8 without NUL, so that they can be edited as text.
[[nodiscard]] bool isFaithfulText(QByteArrayView bytes);

} // namespace baton
