// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/typographicquote.h"

#include <algorithm>
#include <array>

namespace baton {

qsizetype typographicQuote(QByteArrayView text)
{
    static constexpr std::array quotes{"\u201C", "\u201D", "\u201E", "\u201F",
                                       "\u2018", "\u2019", "\u201A", "\u201B"};
    constexpr qsizetype length = 3; // of each in UTF-8
    const auto isQuote = [](QByteArrayView mark) {
        return std::ranges::any_of(quotes, [mark](const char *quote) { return mark == quote; });
    };
    if (text.size() <= 2 * length || !isQuote(text.first(length)) || !isQuote(text.last(length))) {
        return 0;
    }
    const QByteArrayView inside = text.sliced(length).chopped(length);
    const bool holdsAnother = inside.contains('"') || inside.contains('\\')
        || std::ranges::any_of(quotes, [inside](const char *quote) {
                                  return inside.indexOf(QByteArrayView(quote)) >= 0;
                              });
    return holdsAnother ? 0 : length;
}

} // namespace baton
