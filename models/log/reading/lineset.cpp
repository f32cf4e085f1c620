// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/lineset.h"

#include <algorithm>
#include <bit>

namespace baton {

namespace {

constexpr qint64 wordBits = 64;

quint64 below(qint64 bit)
{
    return (quint64(1) << bit) - 1;
}

} // namespace

void LineSet::append(bool isMember)
{
    if (m_lines % wordBits == 0) {
        m_words.append(0);
        m_ranks.append(m_size);
    }
    if (isMember) {
        m_words.back() |= quint64(1) << (m_lines % wordBits);
        ++m_size;
    }
    ++m_lines;
}

void LineSet::truncate(qint64 lines)
{
    if (lines >= m_lines) {
        return;
    }
    m_size = rankOf(lines);
    m_lines = lines;
    const qint64 words = (lines + wordBits - 1) / wordBits;
    m_words.resize(words);
    m_ranks.resize(words);
    if (lines % wordBits != 0) {
        m_words.back() &= below(lines % wordBits);
    }
}

bool LineSet::contains(qint64 line) const
{
    return line < m_lines && (m_words.at(line / wordBits) >> (line % wordBits) & 1) != 0;
}

qint64 LineSet::rankOf(qint64 line) const
{
    if (line >= m_lines) {
        return m_size;
    }
    const quint64 word = m_words.at(line / wordBits) & below(line % wordBits);
    return m_ranks.at(line / wordBits) + std::popcount(word);
}

qint64 LineSet::memberAt(qint64 rank) const
{
    const auto next = std::ranges::upper_bound(m_ranks, rank);
    const qint64 index = next - m_ranks.begin() - 1;
    quint64 word = m_words.at(index);
    for (qint64 left = rank - m_ranks.at(index); left > 0; --left) {
        word &= word - 1;
    }
    return index * wordBits + std::countr_zero(word);
}

} // namespace baton
