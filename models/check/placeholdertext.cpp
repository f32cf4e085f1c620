// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/placeholdertext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isWordStart(QChar c)
{
    return c.isLetter() || c == u'_';
}

bool isWord(QStringView text)
{
    return !text.isEmpty() && isWordStart(text.front())
        && std::ranges::all_of(text, [](QChar c) { return c.isLetterOrNumber() || c == u'_'; });
}

bool isTypeWord(QStringView text)
{
    static constexpr std::array words{"string"_L1, "integer"_L1, "int"_L1,  "float"_L1,
                                      "number"_L1, "boolean"_L1, "bool"_L1, "ISO8601"_L1};
    return std::ranges::any_of(words, [&](QLatin1StringView word) { return text == word; });
}

} // namespace

bool isPlaceholder(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty()) {
        return false;
    }
    if (text == "..."_L1 || text == "…"_L1 || text == "sha256:..."_L1) {
        return true;
    }
    const QStringView inside = text.size() > 2 ? text.sliced(1, text.size() - 2) : QStringView();
    const auto hasNone = [&](QStringView characters) {
        return std::ranges::none_of(inside, [&](QChar c) { return characters.contains(c); });
    };
    switch (text.front().unicode()) {
    case u'[':
        return text.endsWith(u']') && hasNone(u"[]")
            && (inside == "..."_L1 || inside == "…"_L1
                || (!inside.isEmpty() && inside.front().isLetter()));
    case u'{':
        return text.endsWith(u'}') && isWord(inside);
    case u'<':
        return text.endsWith(u'>') && hasNone(u"<>@") && !inside.contains("://"_L1)
            && !inside.isEmpty() && isWordStart(inside.front());
    default:
        return isTypeWord(text);
    }
}

QString placeholderIn(QStringView text)
{
    if (text.contains(u'\\')) {
        return {};
    }
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', open + 1)) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0) {
            return {};
        }
        const bool isScript = open > 0 && (text[open - 1] == u'_' || text[open - 1] == u'^');
        if (!isScript && isWord(text.sliced(open + 1, close - open - 1))) {
            return text.sliced(open, close - open + 1).toString();
        }
    }
    return {};
}

} // namespace baton
