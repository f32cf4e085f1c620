// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchmatcher.h"

#include "models/index/entries/searchwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct SearchedWord
{
    TextStretch place;
    QString word;
};

/// The words of @p text, read one after the other.
class SearchedWords
{
public:
    explicit SearchedWords(const QString &text)
        : m_text(text)
    {
    }

    [[nodiscard]] const SearchedWord *at(size_t number)
    {
        while (m_words.size() <= number && readNext()) { }
        return number < m_words.size() ? &m_words[number] : nullptr;
    }

private:
    bool readNext()
    {
        qsizetype length = 0;
        while (m_at < m_text.size() && (length = wordLengthAt(m_text, m_at)) == 0) {
            ++m_at;
        }
        if (length == 0) {
            return false;
        }
        m_words.push_back({{m_at, length}, m_text.sliced(m_at, length).toLower()});
        m_at += length;
        return true;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    std::vector<SearchedWord> m_words;
};

/// The words of @p term that begin at @p number; empty if there are others.
TextStretch placeOf(const SearchTerm &term, SearchedWords &words, size_t number)
{
    const SearchedWord *first = words.at(number);
    const qsizetype start = first ? first->place.start : 0;
    qsizetype end = start;
    for (qsizetype i = 0; i < term.words.size(); ++i) {
        const SearchedWord *word = words.at(number + size_t(i));
        const QString &wanted = term.words[i];
        const bool mayGoOn = term.isPrefix && i + 1 == term.words.size();
        if (!word || !(mayGoOn ? word->word.startsWith(wanted) : word->word == wanted)) {
            return {};
        }
        end = word->place.start + word->place.length;
    }
    return {start, end - start};
}

} // namespace

SearchMatcher::SearchMatcher(const IndexQuery &query)
{
    for (const SearchTerm &term : query.terms) {
        m_wanted.push_back({term.text(), term.isExcluded});
        if (!term.isExcluded) {
            m_terms.push_back(term);
        }
    }
}

bool SearchMatcher::matches(const QString &text) const
{
    const QString words = u' ' + searchWords(text) + u' ';
    return std::ranges::all_of(m_wanted, [&words](const Wanted &wanted) {
        return words.contains(wanted.text) != wanted.isExcluded;
    });
}

std::vector<TextStretch> SearchMatcher::placesIn(const QString &text, size_t most) const
{
    std::vector<TextStretch> places;
    SearchedWords words(text);
    for (size_t number = 0; !m_terms.empty() && places.size() < most && words.at(number);) {
        TextStretch longest;
        size_t count = 1;
        for (const SearchTerm &term : m_terms) {
            const TextStretch place = placeOf(term, words, number);
            if (place.length > longest.length) {
                longest = place;
                count = size_t(term.words.size());
            }
        }
        if (longest.length > 0) {
            places.push_back(longest);
        }
        number += count;
    }
    return places;
}

} // namespace baton
