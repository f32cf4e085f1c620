// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/changedparts.h"

#include "models/strings/longestcommonsubsequence.h"

#include <algorithm>

namespace baton::edit {

namespace {

/// The offset of each of @p words, followed by the end of the last word.
std::vector<qsizetype> beginsOf(const QList<QStringView> &words)
{
    std::vector<qsizetype> begins{0};
    for (const QStringView word : words) {
        begins.push_back(begins.back() + word.size());
    }
    return begins;
}

/// @p part without the common characters at its ends.
ChangedText trimmed(ChangedText part, QStringView was, QStringView is)
{
    const auto isBoth = [&](qsizetype before, qsizetype now) {
        return part.was.length() > 0 && part.is.length() > 0 && was[before] == is[now]
            && !was[before].isSurrogate();
    };
    while (isBoth(part.was.begin, part.is.begin)) {
        ++part.was.begin;
        ++part.is.begin;
    }
    while (isBoth(part.was.end - 1, part.is.end - 1)) {
        --part.was.end;
        --part.is.end;
    }
    return part;
}

} // namespace

ChangedParts changedLines(const QList<QStringView> &was, const QList<QStringView> &is)
{
    IndexPairs kept = commonItems(was, is);
    kept.push_back({was.size(), is.size()});
    ChangedParts parts;
    IndexPair next{0, 0};
    for (const IndexPair &pair : kept) {
        if (next != pair) {
            parts.push_back({{next.left, pair.left}, {next.right, pair.right}});
        }
        next = {pair.left + 1, pair.right + 1};
    }
    return parts;
}

ChangedParts changedWholeWords(QStringView was, QStringView is)
{
    const QList<QStringView> wordsBefore = wordsOf(was);
    const QList<QStringView> wordsNow = wordsOf(is);
    const std::vector<qsizetype> before = beginsOf(wordsBefore);
    const std::vector<qsizetype> now = beginsOf(wordsNow);
    ChangedParts parts = changedLines(wordsBefore, wordsNow);
    for (ChangedText &part : parts) {
        part = {{before[size_t(part.was.begin)], before[size_t(part.was.end)]},
                {now[size_t(part.is.begin)], now[size_t(part.is.end)]}};
    }
    return parts;
}

ChangedParts changedWords(QStringView was, QStringView is)
{
    ChangedParts parts = changedWholeWords(was, is);
    for (ChangedText &part : parts) {
        part = trimmed(part, was, is);
    }
    return parts;
}

QList<QStringView> wordsOf(QStringView text)
{
    enum class CharacterClass { Word, Blank, Other };
    const auto characterClassOf = [](QChar c) {
        return c == u' ' || c == u'\t' ? CharacterClass::Blank
            : isOfWord(c)              ? CharacterClass::Word
                                       : CharacterClass::Other;
    };
    QList<QStringView> words;
    qsizetype begin = 0;
    for (qsizetype i = 1; i <= text.size(); ++i) {
        const bool isLonger = i < text.size() && characterClassOf(text[i]) != CharacterClass::Other
            && characterClassOf(text[i]) == characterClassOf(text[i - 1]);
        if (!isLonger) {
            words.append(text.sliced(begin, i - begin));
            begin = i;
        }
    }
    return words;
}

qsizetype wordCount(QStringView text)
{
    return std::ranges::count_if(wordsOf(text),
                                 [](QStringView word) { return !word.trimmed().isEmpty(); });
}

} // namespace baton::edit
