// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

/// The length in bytes of a blank at the start of @p text that YAML treats as a letter; 0 if there
/// is none. These are no-break and other spaces, which word processors and web pages write.
[[nodiscard]] inline qsizetype nonAsciiSpace(QByteArrayView text)
{
    if (text.startsWith("\xc2\xa0")) {
        return 2;
    }
    const bool isOdd = text.startsWith("\xe3\x80\x80") || text.startsWith("\xe2\x80\xaf")
        || (text.size() > 2 && text.startsWith("\xe2\x80") && uchar(text[2]) >= 0x80
            && uchar(text[2]) <= 0x8b);
    return isOdd ? 3 : 0;
}

} // namespace baton
