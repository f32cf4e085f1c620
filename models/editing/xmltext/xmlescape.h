// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmltext.h"

#include <QByteArray>

namespace baton::xml {

/// A character of a text to be written. A fixed blank or line end is no layout.
struct DecodedCharacter
{
    char32_t code = 0;
    bool isFixed = false;

    friend bool operator==(const DecodedCharacter &, const DecodedCharacter &) = default;
};

using Letters = std::vector<DecodedCharacter>;

[[nodiscard]] Letters decodedCharacters(const DecodedText &text);
[[nodiscard]] Letters decodedCharacters(QStringView text);
/// False when XML has no way to write one of @p letters.
[[nodiscard]] bool areAllowed(const Letters &letters);

/// @p letters from @p begin to @p end, escaped where they must be, with @p newline as line end.
[[nodiscard]] QByteArray escapedText(const Letters &letters, size_t begin, size_t end,
                                     const QByteArray &newline);
/// The same for the value of an attribute between @p quote.
[[nodiscard]] QByteArray escapedValue(const Letters &letters, size_t begin, size_t end, char quote);
/// The same within a CDATA section, where nothing is escaped.
[[nodiscard]] QByteArray bareText(const Letters &letters, size_t begin, size_t end,
                                  const QByteArray &newline);

} // namespace baton::xml
