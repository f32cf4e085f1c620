// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

namespace baton {

/// Some of the lines of a log, by one bit each: the n-th of them, and how many come before a line,
/// are found at once. A value that shares its data.
class LineSet
{
public:
    /// Appends the next line, which is in the set if it @p isMember.
    void append(bool isMember);
    /// Forgets the lines from @p lines on.
    void truncate(qint64 lines);

    /// The number of lines that are known to be in the set or not.
    [[nodiscard]] qint64 lines() const { return m_lines; }
    /// The number of lines in the set.
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] bool contains(qint64 line) const;
    /// The members before @p line.
    [[nodiscard]] qint64 rankOf(qint64 line) const;
    /// The member with @p rank, which must be below size().
    [[nodiscard]] qint64 memberAt(qint64 rank) const;

private:
    QList<quint64> m_words;
    QList<qint64> m_ranks; ///< number of members before each word
    qint64 m_lines = 0;
    qint64 m_size = 0;
};

} // namespace baton
