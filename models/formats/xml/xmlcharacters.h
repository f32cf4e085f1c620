// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArrayView>
#include <QString>

#include <array>
#include <optional>

namespace baton::xml {

// Characters of XML 1.0 (fifth edition) in valid UTF-8.

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

/// True for a character that a document may contain, literally or as a character reference.
[[nodiscard]] bool isAllowed(char32_t c);
/// The offset in @p range of the first character that XML forbids, or -1.
[[nodiscard]] qsizetype firstForbidden(QByteArrayView bytes, ByteRange range);

[[nodiscard]] bool isNameStart(char32_t c);
[[nodiscard]] bool isNameCharacter(char32_t c);
[[nodiscard]] bool isName(QStringView text);

/// Tables of the ASCII bytes that a name may contain, and of those that it may begin with.
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

/// nameEnd() for a name with non-ASCII characters.
[[nodiscard]] qsizetype wideNameEnd(QByteArrayView bytes, qsizetype at, qsizetype end);

/// The offset behind the name that begins at @p at; @p at if there is none.
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

/// The offset behind the ";" of the reference whose "&" is at @p at. @p at if it is not a
/// reference. The entity may be unknown.
[[nodiscard]] qsizetype referenceEnd(QByteArrayView bytes, qsizetype at, qsizetype end);
/// The text of @p reference, from "&" to ";". nullopt for an entity that is not predefined, or for
/// a number that is not a character.
[[nodiscard]] std::optional<QString> referredText(QByteArrayView reference);

constexpr QByteArrayView doctypeBegin("<!DOCTYPE");
/// The offset behind the ">" that ends the document type at @p at, including its declarations; -1
/// if there is none.
[[nodiscard]] qsizetype doctypeEnd(QByteArrayView bytes, qsizetype at, qsizetype end);

} // namespace baton::xml
