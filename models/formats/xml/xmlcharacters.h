// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArrayView>
#include <QString>

#include <array>
#include <optional>

namespace baton::xml {

// The characters of XML 1.0 (fifth edition) in valid UTF-8.

[[nodiscard]] inline bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// A character with its length in bytes.
struct Character
{
    char32_t code = 0;
    int length = 1;
};

[[nodiscard]] Character characterAt(QByteArrayView bytes, qsizetype at);

/// True for a character that a document may contain, written or by its number.
[[nodiscard]] bool isAllowed(char32_t c);
/// The first byte in @p range of a character that XML forbids, or -1.
[[nodiscard]] qsizetype firstForbidden(QByteArrayView bytes, ByteRange range);

[[nodiscard]] bool isNameStart(char32_t c);
[[nodiscard]] bool isNameCharacter(char32_t c);
[[nodiscard]] bool isName(QStringView text);

/// Tables of the ASCII bytes that a name may contain, and that it may begin with.
struct NameBytes
{
    std::array<bool, 256> starts{};
    std::array<bool, 256> parts{};

    constexpr NameBytes()
    {
        for (int c = 0; c < 0x80; ++c) {
            const int letter = c | 0x20;
            const bool isStart = (letter >= 'a' && letter <= 'z') || c == '_' || c == ':';
            starts[size_t(c)] = isStart;
            parts[size_t(c)] = isStart || (c >= '0' && c <= '9') || c == '-' || c == '.';
        }
    }
};

inline constexpr NameBytes nameBytes;

/// The same as nameEnd() for a name with other characters than ASCII.
[[nodiscard]] qsizetype wideNameEnd(QByteArrayView bytes, qsizetype at, qsizetype end);

/// The offset after the name that begins at @p at; @p at itself when there is none.
[[nodiscard]] inline qsizetype nameEnd(QByteArrayView bytes, qsizetype at, qsizetype end)
{
    qsizetype next = at;
    if (at < end && nameBytes.starts[uchar(bytes[at])]) {
        do {
            ++next;
        } while (next < end && nameBytes.parts[uchar(bytes[next])]);
    }
    return next == end || uchar(bytes[next]) < 0x80 ? next : wideNameEnd(bytes, at, end);
}

[[nodiscard]] inline qsizetype spaceEnd(QByteArrayView bytes, qsizetype at, qsizetype end)
{
    while (at < end && isSpace(bytes[at])) {
        ++at;
    }
    return at;
}

/// The offset after the ";" of the reference whose "&" is at @p at; @p at itself if it is not a
/// reference, known or not.
[[nodiscard]] qsizetype referenceEnd(QByteArrayView bytes, qsizetype at, qsizetype end);
/// The text of @p reference, from "&" to ";"; nothing for an entity that is not predefined, or for
/// a number that is not a character.
[[nodiscard]] std::optional<QString> referredText(QByteArrayView reference);

constexpr QByteArrayView doctypeBegin("<!DOCTYPE");
/// The offset after the ">" that ends the document type at @p at, with all its declarations; -1
/// without one.
[[nodiscard]] qsizetype doctypeEnd(QByteArrayView bytes, qsizetype at, qsizetype end);

} // namespace baton::xml
