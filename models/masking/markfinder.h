// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>
#include <QStringView>

#include <array>
#include <vector>

namespace baton {

/// Finds which of many sets of short texts have one that occurs in a text, in one pass over it (Aho
/// and Corasick), in any letter case. A value for any thread.
class MarkFinder
{
public:
    /// The marks are ASCII in small letters.
    explicit MarkFinder(const std::vector<QByteArrayList> &sets);

    /// For each set whether one of its marks is in @p text; true for a set without marks.
    [[nodiscard]] std::vector<bool> foundIn(QStringView text) const;

private:
    /// A node of the trie of the marks.
    using State = quint16;
    static constexpr size_t asciiCount = 128;

    void add(const QByteArray &mark, int set);
    void link();

    std::vector<std::array<State, asciiCount>> m_next;
    std::vector<std::vector<int>> m_sets; ///< sets with a mark that ends at the state, by state
    std::vector<bool> m_always;           ///< sets without marks, which always apply
};

} // namespace baton
