// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace baton {

/// The quality of a match between a text and a query, and the characters that matched.
struct FuzzyMatch
{
    int score = 0; ///< higher is better
    QList<qsizetype> places;
};

/// A query that is matched against thousands of texts: as a whole, or in parts at the starts of
/// words in the same order. Case and blanks are ignored. Letters that are scattered within words do
/// not match.
class FuzzyQuery
{
public:
    explicit FuzzyQuery(QStringView typed);

    [[nodiscard]] bool isEmpty() const { return m_typed.isEmpty(); }
    /// False for a text with these lettersOf() that cannot fit, which is known without a
    /// look.
    [[nodiscard]] bool mayFit(quint64 letters) const { return (m_letters & ~letters) == 0; }
    /// True if each word of the query is the start of a word of @p text.
    [[nodiscard]] bool isNamedBy(QStringView text) const;
    /// The score of @p text; nullopt if it does not match.
    [[nodiscard]] std::optional<int> score(QStringView text) const;
    [[nodiscard]] std::optional<FuzzyMatch> match(QStringView text) const;

    /// A bit set of the characters in a text; some characters share a bit.
    [[nodiscard]] static quint64 lettersOf(QStringView text);

private:
    QStringList m_words;
    QList<char16_t> m_typed;
    quint64 m_letters = 0;
};

} // namespace baton
