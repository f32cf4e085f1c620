// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmltext.h"

#include <QByteArray>

namespace baton::xml {

/// A character of a text to write. A fixed blank or line end is content, not layout.
struct DecodedCharacter
{
    char32_t code = 0;
    bool isFixed = false;

    friend bool operator==(const DecodedCharacter &, const DecodedCharacter &) = default;
};

using Letters = std::vector<DecodedCharacter>;

[[nodiscard]] Letters decodedCharacters(const DecodedText &text);
[[nodiscard]] Letters decodedCharacters(QStringView text);
/// False if XML cannot express one of @p letters.
[[nodiscard]] bool areAllowed(const Letters &letters);

/// @p letters from @p begin to @p end with the required escapes. Line ends are written as @p
/// newline.
[[nodiscard]] QByteArray escapedText(const Letters &letters, size_t begin, size_t end,
                                     const QByteArray &newline);
/// Like escapedText(), for the value of an attribute in @p quote.
[[nodiscard]] QByteArray escapedValue(const Letters &letters, size_t begin, size_t end, char quote);
/// Like escapedText(), for the content of a CDATA section, which has no escapes.
[[nodiscard]] QByteArray bareText(const Letters &letters, size_t begin, size_t end,
                                  const QByteArray &newline);

} // namespace baton::xml
