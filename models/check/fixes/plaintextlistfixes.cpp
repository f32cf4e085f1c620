// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/plaintextlistfixes.h"

#include "models/strings/whitespace.h"
#include "models/text/unicodespace.h"

#include <optional>

namespace baton {

namespace {

constexpr QByteArrayView wideColon("\xef\xbc\x9a");

/// The edits that @p editIn returns for each line of @p text; empty if it returns none for one of
/// them.
template <typename EditIn>
TextEdits forEachLine(QByteArrayView bytes, ByteRange text, const EditIn &editIn)
{
    TextEdits edits;
    for (qsizetype at = text.begin; at < text.end;) {
        while (at < text.end && isBlank(bytes[at])) {
            ++at;
        }
        const qsizetype newline = bytes.indexOf('\n', at);
        const qsizetype end = newline < 0 ? text.end : std::min(newline, text.end);
        const std::optional<TextEdit> edit = editIn(at, bytes.sliced(at, std::max(at, end) - at));
        if (!edit) {
            return {};
        }
        edits.push_back(*edit);
        at = end + 1;
    }
    return edits;
}

bool isOfKey(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
        || c == '-' || c == '.';
}

} // namespace

TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text)
{
    return forEachLine(bytes, text, [](qsizetype at, QByteArrayView words) {
        const char next = words.size() > 1 ? words[1] : ' ';
        return words.startsWith('-') && next != ' ' && next != '-' && next != '\r'
            ? std::optional(TextEdit{at + 1, 0, " "})
            : std::nullopt;
    });
}

TextEdits plainColons(QByteArrayView bytes, ByteRange text)
{
    return forEachLine(bytes, text, [](qsizetype at, QByteArrayView words) {
        const qsizetype key = std::ranges::find_if_not(words, isOfKey) - words.begin();
        const QByteArrayView rest = words.sliced(key);
        const bool isWide = rest.startsWith(wideColon);
        const qsizetype sign = isWide ? wideColon.size() : rest.startsWith(':') ? 1 : 0;
        qsizetype end = sign;
        bool isOdd = isWide;
        while (sign > 0 && end < rest.size()) {
            const qsizetype odd = nonAsciiSpace(rest.sliced(end));
            if (odd == 0 && !isBlank(rest[end])) {
                break;
            }
            isOdd = isOdd || odd > 0;
            end += std::max<qsizetype>(odd, 1);
        }
        return key > 0 && isOdd && end < rest.size() ? std::optional(TextEdit{at + key, end, ": "})
                                                     : std::nullopt;
    });
}

} // namespace baton
