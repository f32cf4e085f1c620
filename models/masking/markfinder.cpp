// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/markfinder.h"

#include <queue>

namespace baton {

namespace {

/// The small ASCII letter that a regular expression without case matches with @p c; 0 for other
/// characters.
size_t foldedAscii(char16_t c)
{
    constexpr char16_t longS = 0x17f;
    constexpr char16_t kelvin = 0x212a;
    if (c < 128) {
        return c >= u'A' && c <= u'Z' ? size_t(c) + ('a' - 'A') : size_t(c);
    }
    return c == longS ? 's' : c == kelvin ? 'k' : 0;
}

} // namespace

MarkFinder::MarkFinder(const std::vector<QByteArrayList> &sets)
    : m_next(1)
    , m_sets(1)
    , m_always(sets.size())
{
    for (size_t i = 0; i < sets.size(); ++i) {
        m_always[i] = sets[i].isEmpty();
        for (const QByteArray &mark : sets[i]) {
            add(mark, int(i));
        }
    }
    link();
}

void MarkFinder::add(const QByteArray &mark, int set)
{
    State state = 0;
    for (const char c : mark) {
        const auto letter = size_t(c);
        if (m_next[state].at(letter) == 0) {
            m_next[state][letter] = State(m_next.size());
            m_next.emplace_back();
            m_sets.emplace_back();
        }
        state = m_next[state][letter];
    }
    m_sets[state].push_back(set);
}

/// Adds the fallback transitions: if no mark continues, the longest mark that may have started
/// meanwhile does.
void MarkFinder::link()
{
    std::vector<State> other(m_next.size());
    std::queue<State> states({0});
    for (; !states.empty(); states.pop()) {
        const State state = states.front();
        for (size_t letter = 0; letter < asciiCount; ++letter) {
            const State next = m_next[state][letter];
            const State back = state == 0 ? State(0) : m_next[other[state]][letter];
            if (next == 0) {
                m_next[state][letter] = back;
                continue;
            }
            other[next] = back;
            m_sets[next].insert(m_sets[next].end(), m_sets[back].begin(), m_sets[back].end());
            states.push(next);
        }
    }
}

std::vector<bool> MarkFinder::foundIn(QStringView text) const
{
    std::vector<bool> found = m_always;
    State state = 0;
    for (const QChar c : text) {
        state = m_next[state][foldedAscii(c.unicode())];
        for (const int set : m_sets[state]) {
            found[size_t(set)] = true;
        }
    }
    return found;
}

} // namespace baton
