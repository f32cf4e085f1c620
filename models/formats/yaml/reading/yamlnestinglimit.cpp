// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlnestinglimit.h"

namespace baton {

namespace {

/// Far above the parsers' limit, and far below a depth that needs much memory.
constexpr int endless = 10'000;

/// Counts open brackets. Only a YAML parser knows what is quoted, so brackets are counted with and
/// without quoted ones.
class Pile
{
public:
    explicit Pile(int depth)
        : m_depth(depth)
    {
    }

    /// Counts an opening bracket at @p at. True if the nesting is excessive.
    bool open(qsizetype at)
    {
        if (++m_open == m_depth + 1) {
            m_place = at;
        }
        return m_open > endless;
    }
    void close() { m_open = m_open > 0 ? m_open - 1 : 0; }

    [[nodiscard]] qsizetype place() const { return m_place; }

private:
    int m_depth;
    int m_open = 0;
    qsizetype m_place = 0;
};

bool mayPrecedeQuote(char before)
{
    return before == ' ' || before == '\n' || before == '[' || before == '{' || before == ','
        || before == ':';
}

} // namespace

std::optional<qsizetype> excessiveNesting(const QByteArray &text, int depth)
{
    Pile all(depth);
    Pile unquoted(depth);
    char quote = 0;
    char before = '\n';
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '[' || c == '{') {
            if (all.open(at)) {
                return all.place();
            }
            if (!quote && unquoted.open(at)) {
                return unquoted.place();
            }
        } else if (c == ']' || c == '}') {
            all.close();
            if (!quote) {
                unquoted.close();
            }
        } else if (quote) {
            quote = c == quote && before != '\\' ? 0 : quote;
        } else if ((c == '"' || c == '\'') && mayPrecedeQuote(before)) {
            quote = c;
        }
        before = c;
    }
    return std::nullopt;
}

} // namespace baton
