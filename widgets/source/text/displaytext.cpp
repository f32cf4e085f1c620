// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/displaytext.h"

namespace baton {

namespace {

bool isAscii(char byte)
{
    return byte > 0;
}

/// The code point and length of the well-formed sequence at the start of @p bytes; 0 bytes if it is
/// invalid.
DisplayChar decoded(QByteArrayView bytes)
{
    const auto at = [&](qsizetype i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char lead = at(0);
    const int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || bytes.size() < length) {
        return {0};
    }
    char32_t code = lead & (0xFFU >> (length + 1));
    for (int i = 1; i < length; ++i) {
        if ((at(i) & 0xC0) != 0x80) {
            return {0};
        }
        code = (code << 6) | (at(i) & 0x3FU);
    }
    const bool isOverlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    return {isOverlong || isSurrogate || code > 0x10FFFF ? 0 : length, code};
}

char32_t standIn(char32_t code)
{
    switch (code) {
    case 0x2029:
        return 0x00B6;
    case 0xFDD0:
    case 0xFDD1:
    case 0xFFFC:
        return 0xFFFD;
    default:
        return code;
    }
}

} // namespace

DisplayChar firstDisplayed(QByteArrayView bytes)
{
    const char first = bytes.front();
    if (isAscii(first)) {
        return {1, static_cast<char32_t>(first)};
    }
    if (first == 0) {
        return {1, 0x2400, false};
    }
    const DisplayChar character = decoded(bytes);
    if (character.bytes == 0) {
        return {1, 0xFFFD, false};
    }
    return {character.bytes, standIn(character.code)};
}

QString displayText(QByteArrayView bytes)
{
    QString text;
    text.reserve(bytes.size());
    qsizetype i = 0;
    while (i < bytes.size()) {
        if (isAscii(bytes[i])) {
            qsizetype end = i;
            while (end < bytes.size() && isAscii(bytes[end])) {
                ++end;
            }
            text += QLatin1StringView(bytes.sliced(i, end - i));
            i = end;
            continue;
        }
        const DisplayChar character = firstDisplayed(bytes.sliced(i));
        text += QChar::fromUcs4(character.code);
        i += character.bytes;
    }
    return text;
}

qsizetype unitsOfBytes(QByteArrayView bytes, qsizetype length)
{
    qsizetype units = 0;
    for (qsizetype i = 0; i < length;) {
        const DisplayChar character = firstDisplayed(bytes.sliced(i));
        i += character.bytes;
        units += i <= length ? character.units() : 0;
    }
    return units;
}

qsizetype bytesOfUnits(QByteArrayView bytes, qsizetype units)
{
    qsizetype i = 0;
    while (i < bytes.size() && units > 0) {
        const DisplayChar character = firstDisplayed(bytes.sliced(i));
        units -= character.units();
        if (units < 0) {
            break;
        }
        i += character.bytes;
    }
    return i;
}

bool isFaithfulText(QByteArrayView bytes)
{
    return QUtf8StringView(bytes).isValidUtf8() && !bytes.contains('\0');
}

} // namespace baton
