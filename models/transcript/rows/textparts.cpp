// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/textparts.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int partLines = 8;
constexpr qsizetype partLength = 800;

/// The length of the part that begins @p rest.
qsizetype lengthOfPart(QStringView rest, int lines, qsizetype longest)
{
    qsizetype length = 0;
    for (int line = 0; line < lines; ++line) {
        const qsizetype end = rest.indexOf(u'\n', length);
        const qsizetype next = end < 0 ? rest.size() : end + 1;
        if (next > longest) {
            break;
        }
        length = next;
        if (length == rest.size()) {
            return length;
        }
    }
    if (length > 0) {
        return length;
    }
    length = std::min(longest, rest.size());
    const bool isCut = length < rest.size() && rest[length - 1].isHighSurrogate();
    return isCut && length > 1 ? length - 1 : length;
}

} // namespace

std::vector<TextPart> textParts(QStringView text, qsizetype most)
{
    int lines = partLines;
    for (qsizetype longest = partLength;; longest *= 4, lines *= 4) {
        std::vector<TextPart> parts;
        for (qsizetype at = 0; at < text.size() && std::ssize(parts) <= most;) {
            const qsizetype length = lengthOfPart(text.sliced(at), lines, longest);
            parts.push_back({at, length});
            at += length;
        }
        if (std::ssize(parts) <= most) {
            return parts;
        }
    }
}

} // namespace baton
