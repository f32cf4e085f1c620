// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/fuzzymatch.h"

#include <vector>

namespace baton {

namespace {

bool startsWord(QStringView text, qsizetype place)
{
    if (place == 0) {
        return true;
    }
    const QChar before = text[place - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[place].isUpper());
}

int worth(QStringView text, qsizetype place, qsizetype previous)
{
    const int run = previous >= 0 && place == previous + 1 ? 6 : 0;
    return 1 + run + (startsWord(text, place) ? 8 : 0);
}

constexpr int impossible = -1'000'000;

} // namespace

// The best way to place every character is found by a table: row for each typed character, column
// for each place of the last one. Names are short; longer texts are cut.
std::optional<FuzzyMatch> fuzzyMatch(QStringView typedText, QStringView wholeText)
{
    const QString typed = typedText.toString().toCaseFolded().remove(u' ');
    const QStringView text = wholeText.first(std::min<qsizetype>(wholeText.size(), 300));
    const auto rows = static_cast<size_t>(typed.size());
    const auto columns = static_cast<size_t>(text.size());
    if (rows == 0) {
        return FuzzyMatch{};
    }
    if (rows > columns) {
        return std::nullopt;
    }
    std::vector<int> score(rows * columns, impossible);
    std::vector<int> from(rows * columns, -1);
    for (size_t row = 0; row < rows; ++row) {
        int bestBefore = impossible;
        int bestPlace = -1;
        for (size_t column = 0; column < columns; ++column) {
            const size_t cell = row * columns + column;
            if (row > 0 && column > 0) {
                const int above = score[cell - columns - 1];
                if (above > bestBefore) {
                    bestBefore = above;
                    bestPlace = static_cast<int>(column) - 1;
                }
            }
            const auto place = static_cast<qsizetype>(column);
            if (text[place].toCaseFolded() != typed[static_cast<qsizetype>(row)]) {
                continue;
            }
            if (row == 0) {
                score[cell] =
                    worth(text, place, -1) - static_cast<int>(std::min(column, size_t(5)));
                continue;
            }
            const int direct = column > 0 ? score[cell - columns - 1] : impossible;
            const int byRun = direct + worth(text, place, place - 1);
            const int byJump = bestBefore + worth(text, place, -1);
            score[cell] = std::max(byRun, byJump);
            from[cell] = byRun >= byJump ? static_cast<int>(column) - 1 : bestPlace;
        }
    }
    const auto last = score.end() - static_cast<std::ptrdiff_t>(columns);
    const auto best = std::max_element(last, score.end());
    if (*best < 0) {
        return std::nullopt;
    }
    constexpr int perMatch = 16; // a better match outweighs a shorter text
    FuzzyMatch match{*best * perMatch - static_cast<int>(columns), {}};
    int column = static_cast<int>(best - last);
    for (size_t row = rows; row-- > 0;) {
        match.places.prepend(column);
        column = from[row * columns + static_cast<size_t>(column)];
    }
    return match;
}

} // namespace baton
