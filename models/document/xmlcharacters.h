// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/byterange.h"

#include <QByteArrayView>
#include <QString>

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

/// What may stand in a document, written or by its number.
[[nodiscard]] bool isAllowed(char32_t c);
/// The first byte in @p range of a character that may not stand in a document, or -1.
[[nodiscard]] qsizetype firstForbidden(QByteArrayView bytes, ByteRange range);

[[nodiscard]] bool isNameStart(char32_t c);
[[nodiscard]] bool isNameCharacter(char32_t c);
/// Behind the name that begins at @p at; @p at itself when there is none.
[[nodiscard]] qsizetype nameEnd(QByteArrayView bytes, qsizetype at, qsizetype end);
[[nodiscard]] bool isName(QStringView text);
[[nodiscard]] qsizetype spaceEnd(QByteArrayView bytes, qsizetype at, qsizetype end);

/// Behind the ";" of the reference whose "&" is at @p at; @p at itself when it is no reference, be
/// it known or not.
[[nodiscard]] qsizetype referenceEnd(QByteArrayView bytes, qsizetype at, qsizetype end);
/// What @p reference, from "&" to ";", stands for; nothing for an entity that is not predefined,
/// and for a number that is no character.
[[nodiscard]] std::optional<QString> referredText(QByteArrayView reference);

} // namespace baton::xml
