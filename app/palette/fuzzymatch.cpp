// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/fuzzymatch.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int impossible = -1'000'000'000;
constexpr int perMatch = 310; // a better match outweighs a shorter text and an earlier place
/// Names are short; longer texts are cut.
constexpr qsizetype longestSearched = 300;

char16_t folded(QChar c)
{
    const char16_t code = c.unicode();
    const bool isUpper = code >= u'A' && code <= u'Z';
    return code < 128 ? (isUpper ? char16_t(code + 32) : code) : c.toCaseFolded().unicode();
}

int bitOf(char16_t c)
{
    constexpr int letters = 26;
    constexpr int digits = 10;
    if (c >= u'a' && c <= u'z') {
        return c - u'a';
    }
    if (c >= u'0' && c <= u'9') {
        return letters + c - u'0';
    }
    return letters + digits + c % (64 - letters - digits);
}

bool startsWord(QStringView text, qsizetype place)
{
    if (place == 0 || !text[place].isLetterOrNumber()) {
        return true;
    }
    const QChar before = text[place - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[place].isUpper())
        || before.isDigit() != text[place].isDigit();
}

int worth(QStringView text, qsizetype place, bool isRun)
{
    return perMatch * (1 + (isRun ? 9 : 0) + (startsWord(text, place) ? 8 : 0));
}

int worthOfFirst(QStringView text, qsizetype place)
{
    return worth(text, place, false) - static_cast<int>(std::min<qsizetype>(place, 5));
}

/// The worth of a jump from a match that is worth @p before to the start of another word.
int worthOfJump(int before, QStringView text, qsizetype place)
{
    return startsWord(text, place) ? before + worth(text, place, false) : impossible;
}

QStringView cut(QStringView text)
{
    return text.first(std::min(text.size(), longestSearched));
}

int total(int score, qsizetype columns)
{
    return score - static_cast<int>(columns);
}

} // namespace

FuzzyQuery::FuzzyQuery(QStringView typed)
    : m_words(typed.toString().split(u' ', Qt::SkipEmptyParts))
{
    for (const QChar c : typed) {
        if (c != u' ') {
            m_typed.push_back(folded(c));
            m_letters |= quint64(1) << bitOf(m_typed.back());
        }
    }
}

quint64 FuzzyQuery::lettersOf(QStringView text)
{
    quint64 letters = 0;
    for (const QChar c : text) {
        letters |= quint64(1) << bitOf(folded(c));
    }
    return letters;
}

/// Takes @p text for m_folded; false when a character is missing in it.
bool FuzzyQuery::fold(QStringView text) const
{
    m_folded.resize(static_cast<size_t>(text.size()));
    size_t found = 0;
    for (size_t i = 0; i < m_folded.size(); ++i) {
        m_folded[i] = folded(text[static_cast<qsizetype>(i)]);
        found += found < m_typed.size() && m_folded[i] == m_typed[found] ? 1 : 0;
    }
    return found == m_typed.size();
}

/// True where what was typed may begin at @p column of the text that is in m_folded.
bool FuzzyQuery::mayBegin(QStringView text, size_t column) const
{
    return startsWord(text, static_cast<qsizetype>(column))
        || (m_folded.size() - column >= m_typed.size()
            && std::equal(m_typed.begin(), m_typed.end(),
                          m_folded.begin() + static_cast<std::ptrdiff_t>(column)));
}

bool FuzzyQuery::isNamedBy(QStringView text) const
{
    return std::ranges::all_of(m_words, [text](const QString &word) {
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        while (at >= 0 && !startsWord(text, at)) {
            at = text.indexOf(word, at + 1, Qt::CaseInsensitive);
        }
        return at >= 0;
    });
}

// The best way to place every character is found by a table: row for each typed character, column
// for each place of the last one. For the score alone two rows do.
std::optional<int> FuzzyQuery::score(QStringView wholeText) const
{
    const QStringView text = cut(wholeText);
    if (isEmpty()) {
        return 0;
    }
    if (!fold(text)) {
        return std::nullopt;
    }
    const size_t columns = m_folded.size();
    m_row.assign(columns, impossible);
    for (size_t row = 0; row < m_typed.size(); ++row) {
        std::swap(m_above, m_row);
        m_row.assign(columns, impossible);
        int bestBefore = impossible;
        for (size_t column = row; column < columns; ++column) {
            const auto place = static_cast<qsizetype>(column);
            const int direct = column > 0 && row > 0 ? m_above[column - 1] : impossible;
            bestBefore = std::max(bestBefore, direct);
            if (m_folded[column] != m_typed[row]) {
                continue;
            }
            if (row == 0) {
                m_row[column] = mayBegin(text, column) ? worthOfFirst(text, place) : impossible;
            } else if (bestBefore > impossible) {
                m_row[column] = std::max(direct + worth(text, place, true),
                                         worthOfJump(bestBefore, text, place));
            }
        }
    }
    const int best = *std::ranges::max_element(m_row);
    return best > impossible / 2 ? std::optional(total(best, text.size())) : std::nullopt;
}

std::optional<FuzzyMatch> FuzzyQuery::match(QStringView wholeText) const
{
    const QStringView text = cut(wholeText);
    if (isEmpty()) {
        return FuzzyMatch{};
    }
    if (!fold(text)) {
        return std::nullopt;
    }
    const size_t rows = m_typed.size();
    const size_t columns = m_folded.size();
    std::vector<int> score(rows * columns, impossible);
    std::vector<int> from(rows * columns, -1);
    for (size_t row = 0; row < rows; ++row) {
        int bestBefore = impossible;
        int bestPlace = -1;
        for (size_t column = row; column < columns; ++column) {
            const size_t cell = row * columns + column;
            const auto place = static_cast<qsizetype>(column);
            const int direct = column > 0 && row > 0 ? score[cell - columns - 1] : impossible;
            if (direct > bestBefore) {
                bestBefore = direct;
                bestPlace = static_cast<int>(column) - 1;
            }
            if (m_folded[column] != m_typed[row]) {
                continue;
            }
            if (row == 0) {
                score[cell] = mayBegin(text, column) ? worthOfFirst(text, place) : impossible;
            } else if (bestBefore > impossible) {
                const int byRun = direct + worth(text, place, true);
                const int byJump = worthOfJump(bestBefore, text, place);
                score[cell] = std::max(byRun, byJump);
                from[cell] = byRun >= byJump ? static_cast<int>(column) - 1 : bestPlace;
            }
        }
    }
    const auto last = score.end() - static_cast<std::ptrdiff_t>(columns);
    const auto best = std::max_element(last, score.end());
    if (*best < impossible / 2) {
        return std::nullopt;
    }
    FuzzyMatch match{total(*best, text.size()), {}};
    int column = static_cast<int>(best - last);
    for (size_t row = rows; row-- > 0;) {
        match.places.prepend(column);
        column = from[row * columns + static_cast<size_t>(column)];
    }
    return match;
}

} // namespace baton
