// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/fuzzymatch.h"

#include <QVarLengthArray>

#include <algorithm>

namespace baton {

namespace {

constexpr int impossible = -1'000'000'000;
constexpr int perMatch = 310; // a better match outweighs shorter texts and earlier places
/// Longer texts are truncated; names are short.
constexpr qsizetype longestSearched = 300;

using Letters = QVarLengthArray<char16_t, longestSearched>;
using Scores = QVarLengthArray<int, longestSearched>;

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

/// The score of a jump to the start of another word after a match with the score @p before.
int worthOfJump(int before, QStringView text, qsizetype place)
{
    return startsWord(text, place) ? before + worth(text, place, false) : impossible;
}

QStringView cut(QStringView text)
{
    return text.first(std::min(text.size(), longestSearched));
}

/// The folded letters of @p text; nullopt if a letter of @p typed is missing in it.
std::optional<Letters> lettersWith(const QList<char16_t> &typed, QStringView text)
{
    Letters letters;
    qsizetype found = 0;
    for (const QChar c : text) {
        letters.append(folded(c));
        found += found < typed.size() && letters.last() == typed[found] ? 1 : 0;
    }
    return found == typed.size() ? std::optional(letters) : std::nullopt;
}

/// True if @p typed may begin at @p place of @p text with these @p letters.
bool mayBegin(const QList<char16_t> &typed, QStringView text, const Letters &letters,
              qsizetype place)
{
    return startsWord(text, place)
        || (letters.size() - place >= typed.size()
            && std::equal(typed.begin(), typed.end(), letters.begin() + place));
}

int total(int score, qsizetype columns)
{
    return score - static_cast<int>(columns);
}

/// The way back from the place @p last of the last character; @p from has a row of @p columns for
/// each typed character, with the place of the one before.
QList<qsizetype> placesBack(const Scores &from, qsizetype columns, qsizetype last)
{
    QList<qsizetype> places;
    qsizetype place = last;
    for (qsizetype row = from.size() / columns; row-- > 0;) {
        places.prepend(place);
        place = from[row * columns + place];
    }
    return places;
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

// Dynamic programming finds the best place for every character: a row for each typed character, a
// column for each place of the last one. The score alone needs two rows.
std::optional<int> FuzzyQuery::score(QStringView wholeText) const
{
    const QStringView text = cut(wholeText);
    const std::optional<Letters> letters = lettersWith(m_typed, text);
    if (isEmpty() || !letters) {
        return isEmpty() ? std::optional(0) : std::nullopt;
    }
    const qsizetype places = text.size();
    Scores above;
    Scores scores(places, impossible);
    for (qsizetype row = 0; row < m_typed.size(); ++row) {
        above = scores;
        std::ranges::fill(scores, impossible);
        int bestBefore = impossible;
        for (qsizetype place = row; place < places; ++place) {
            const int direct = place > 0 && row > 0 ? above[place - 1] : impossible;
            bestBefore = std::max(bestBefore, direct);
            if (letters->at(place) != m_typed[row]) {
                continue;
            }
            if (row == 0) {
                scores[place] = mayBegin(m_typed, text, *letters, place) ? worthOfFirst(text, place)
                                                                         : impossible;
            } else if (bestBefore > impossible) {
                scores[place] = std::max(direct + worth(text, place, true),
                                         worthOfJump(bestBefore, text, place));
            }
        }
    }
    const int best = *std::ranges::max_element(scores);
    return best > impossible / 2 ? std::optional(total(best, places)) : std::nullopt;
}

std::optional<FuzzyMatch> FuzzyQuery::match(QStringView wholeText) const
{
    const QStringView text = cut(wholeText);
    const std::optional<Letters> letters = lettersWith(m_typed, text);
    if (isEmpty() || !letters) {
        return isEmpty() ? std::optional(FuzzyMatch{}) : std::nullopt;
    }
    const qsizetype rows = m_typed.size();
    const qsizetype columns = text.size();
    Scores score(rows * columns, impossible);
    Scores from(rows * columns, -1);
    for (qsizetype row = 0; row < rows; ++row) {
        int bestBefore = impossible;
        int bestPlace = -1;
        for (qsizetype place = row; place < columns; ++place) {
            const qsizetype cell = row * columns + place;
            const int direct = place > 0 && row > 0 ? score[cell - columns - 1] : impossible;
            if (direct > bestBefore) {
                bestBefore = direct;
                bestPlace = static_cast<int>(place) - 1;
            }
            if (letters->at(place) != m_typed[row]) {
                continue;
            }
            if (row == 0) {
                score[cell] = mayBegin(m_typed, text, *letters, place) ? worthOfFirst(text, place)
                                                                       : impossible;
            } else if (bestBefore > impossible) {
                const int byRun = direct + worth(text, place, true);
                const int byJump = worthOfJump(bestBefore, text, place);
                score[cell] = std::max(byRun, byJump);
                from[cell] = byRun >= byJump ? static_cast<int>(place) - 1 : bestPlace;
            }
        }
    }
    const auto last = score.cend() - columns;
    const auto best = std::max_element(last, score.cend());
    if (*best < impossible / 2) {
        return std::nullopt;
    }
    return FuzzyMatch{total(*best, columns), placesBack(from, columns, best - last)};
}

} // namespace baton
