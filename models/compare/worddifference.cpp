// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/worddifference.h"

#include "models/strings/longestcommonsubsequence.h"

#include <QHash>

#include <algorithm>

namespace baton {

namespace {

constexpr double leastShared = 0.3;

enum class CharacterClass { Word, Blank, Other };

CharacterClass characterClassOf(QChar c)
{
    if (c.isSpace()) {
        return CharacterClass::Blank;
    }
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate() ? CharacterClass::Word
                                                                : CharacterClass::Other;
}

/// Words, runs of blanks, and every other character by itself.
WordRanges wordsOf(const QString &text)
{
    WordRanges words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const CharacterClass letter = characterClassOf(text[i]);
        const bool isLonger =
            i > 0 && letter != CharacterClass::Other && letter == characterClassOf(text[i - 1]);
        if (isLonger) {
            ++words.back().length;
        } else {
            words.push_back({i, 1});
        }
    }
    return words;
}

std::vector<int> numbered(const QString &text, const WordRanges &words,
                          QHash<QStringView, int> &ids)
{
    std::vector<int> result;
    result.reserve(words.size());
    for (const WordRange &word : words) {
        const QStringView view = QStringView(text).sliced(word.begin, word.length);
        const auto known = ids.constFind(view);
        result.push_back(known != ids.constEnd() ? *known
                                                 : *ids.insert(view, static_cast<int>(ids.size())));
    }
    return result;
}

bool isBlank(const QString &text, qsizetype begin, qsizetype end)
{
    return std::ranges::all_of(QStringView(text).sliced(begin, end - begin),
                               [](QChar c) { return c.isSpace(); });
}

/// The words that are not shared; those with nothing but blanks between them as one.
WordRanges rest(const QString &text, const WordRanges &words, const std::vector<bool> &isShared)
{
    WordRanges spans;
    for (size_t i = 0; i < words.size(); ++i) {
        if (isShared[i]) {
            continue;
        }
        const qsizetype end = words[i].begin + words[i].length;
        if (!spans.empty()
            && isBlank(text, spans.back().begin + spans.back().length, words[i].begin)) {
            spans.back().length = end - spans.back().begin;
        } else {
            spans.push_back(words[i]);
        }
    }
    return spans;
}

/// In a few words nobody gets lost: that one of them is shared is worth to be seen.
bool isShort(const QString &text, const WordRanges &words)
{
    constexpr std::ptrdiff_t most = 6;
    return std::ranges::count_if(words,
                                 [&text](const WordRange &word) {
                                     return characterClassOf(text[word.begin])
                                         == CharacterClass::Word;
                                 })
        <= most;
}

WordRanges whole(const QString &text)
{
    return text.isEmpty() ? WordRanges() : WordRanges{{0, text.size()}};
}

} // namespace

WordDifference wordDifference(const QString &left, const QString &right)
{
    const WordRanges leftWords = wordsOf(left);
    const WordRanges rightWords = wordsOf(right);
    QHash<QStringView, int> ids;
    const std::vector<int> leftIds = numbered(left, leftWords, ids);
    const std::vector<int> rightIds = numbered(right, rightWords, ids);
    std::vector<bool> leftShared(leftWords.size(), false);
    std::vector<bool> rightShared(rightWords.size(), false);
    qsizetype shared = 0;
    bool isWordShared = false;
    for (const IndexPair &pair : longestCommonSubsequence(leftIds, rightIds)) {
        const WordRange &word = leftWords[static_cast<size_t>(pair.left)];
        leftShared[static_cast<size_t>(pair.left)] = true;
        rightShared[static_cast<size_t>(pair.right)] = true;
        isWordShared = isWordShared || characterClassOf(left[word.begin]) == CharacterClass::Word;
        shared += isBlank(left, word.begin, word.begin + word.length) ? 0 : word.length;
    }
    const auto shorter = static_cast<double>(std::min(left.size(), right.size()));
    const bool isReadable = isWordShared && isShort(left, leftWords) && isShort(right, rightWords);
    if (!isReadable && static_cast<double>(shared) < leastShared * shorter) {
        return {whole(left), whole(right)};
    }
    return {rest(left, leftWords, leftShared), rest(right, rightWords, rightShared)};
}

} // namespace baton
