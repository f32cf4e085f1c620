// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/worddifference.h"

#include "models/editing/text/changedparts.h"

#include <algorithm>

namespace baton {

namespace {

using edit::ChangedParts;
using edit::ChangedText;

constexpr double leastShared = 0.3;
constexpr qsizetype fewWords = 6; // of which even a single shared one is worth showing

qsizetype wordCount(QStringView text)
{
    return std::ranges::count_if(edit::wordsOf(text),
                                 [](QStringView part) { return edit::isOfWord(part.front()); });
}

qsizetype letterCount(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return !c.isSpace(); });
}

/// One side of @p parts. Ranges separated only by blanks are joined.
WordRanges rangesOf(QStringView text, const ChangedParts &parts, ByteRange ChangedText::*side)
{
    WordRanges ranges;
    for (const ChangedText &part : parts) {
        const ByteRange range = part.*side;
        const qsizetype last = ranges.empty() ? 0 : ranges.back().begin + ranges.back().length;
        if (range.isEmpty()) {
            continue;
        }
        if (!ranges.empty() && letterCount(text.sliced(last, range.begin - last)) == 0) {
            ranges.back().length = range.end - ranges.back().begin;
        } else {
            ranges.push_back({range.begin, range.length()});
        }
    }
    return ranges;
}

WordRanges whole(const QString &text)
{
    return text.isEmpty() ? WordRanges() : WordRanges{{0, text.size()}};
}

} // namespace

WordDifference wordDifference(const QString &left, const QString &right)
{
    const ChangedParts parts = edit::changedWholeWords(left, right);
    const qsizetype words = wordCount(left);
    qsizetype sharedWords = words;
    qsizetype sharedLetters = letterCount(left);
    for (const ChangedText &part : parts) {
        const QStringView changed = QStringView(left).sliced(part.was.begin, part.was.length());
        sharedWords -= wordCount(changed);
        sharedLetters -= letterCount(changed);
    }
    const auto shorter = static_cast<double>(std::min(left.size(), right.size()));
    const bool isReadable = sharedWords > 0 && words <= fewWords && wordCount(right) <= fewWords;
    if (!isReadable && static_cast<double>(sharedLetters) < leastShared * shorter) {
        return {whole(left), whole(right)};
    }
    return {rangesOf(left, parts, &ChangedText::was), rangesOf(right, parts, &ChangedText::is)};
}

} // namespace baton
