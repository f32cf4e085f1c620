// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonforeignsyntax.h"

#include "models/strings/whitespace.h"

#include <algorithm>
#include <array>
#include <utility>

namespace baton {

namespace {

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

class Scan
{
public:
    explicit Scan(QByteArrayView text)
        : m_text(text)
    {
    }

    JsonForeignSyntax run()
    {
        while (m_at < m_text.size()) {
            step();
        }
        return std::move(m_slips);
    }

private:
    void step()
    {
        const char c = m_text[m_at];
        if (const qsizetype length = oddBlankAt(m_at); length > 0) {
            // An invisible character is removed; a blank becomes a space.
            const QByteArrayView rest = m_text.sliced(m_at);
            const bool isVisible =
                c != '\xef' && !rest.startsWith("\xe2\x80\x8b") && !rest.startsWith("\xe2\x81\xa0");
            m_slips.blanks.push_back({m_at, length, isVisible ? " " : ""});
            m_at += length;
        } else if (c == '"') {
            m_at = stringEnd();
        } else if (c == '\'') {
            singleQuotes();
        } else if (curlyQuoteAt(m_at)) {
            curlyQuotes();
        } else if (c == '#' || m_text.sliced(m_at).startsWith("//")) {
            comment(lineEnd());
        } else if (m_text.sliced(m_at).startsWith("/*")) {
            const qsizetype end = m_text.indexOf("*/", m_at + 2);
            comment(end < 0 ? m_text.size() : end + 2);
        } else if (isWordByte(c) && !(c >= '0' && c <= '9')) {
            word();
        } else {
            m_at += 1;
            while (m_at < m_text.size() && isWordByte(c) && isWordByte(m_text[m_at])) {
                ++m_at; // a number, including its letters
            }
        }
    }

    [[nodiscard]] qsizetype lineEnd() const
    {
        qsizetype end = m_at;
        while (end < m_text.size() && m_text[end] != '\n' && m_text[end] != '\r') {
            ++end;
        }
        return end;
    }

    /// The offset behind the double-quoted string at the current place, which must end on the same
    /// line.
    [[nodiscard]] qsizetype stringEnd() const
    {
        for (qsizetype at = m_at + 1; at < m_text.size() && m_text[at] != '\n'; ++at) {
            if (m_text[at] == '"') {
                return at + 1;
            }
            at += m_text[at] == '\\' ? 1 : 0;
        }
        return lineEnd();
    }

    /// The number of bytes of the character at @p at if it looks blank or is invisible; else 0.
    [[nodiscard]] qsizetype oddBlankAt(qsizetype at) const
    {
        static constexpr std::array<const char *, 9> blanks{
            "\xc2\xa0",     "\xe2\x80\xaf", "\xe2\x80\x87", "\xe2\x80\x89", "\xe2\x80\x83",
            "\xe3\x80\x80", "\xe2\x80\x8b", "\xef\xbb\xbf", "\xe2\x81\xa0"};
        if (static_cast<uchar>(m_text[at]) < 0x80) {
            return 0;
        }
        for (const char *blank : blanks) {
            if (m_text.sliced(at).startsWith(blank)) {
                return at == 0 ? 0 : QByteArrayView(blank).size();
            }
        }
        return 0;
    }

    /// True for one of “ ” „ ‟.
    [[nodiscard]] bool curlyQuoteAt(qsizetype at) const
    {
        return at + 3 <= m_text.size() && m_text.sliced(at, 2) == "\xe2\x80"
            && uchar(m_text[at + 2]) >= 0x9c && uchar(m_text[at + 2]) <= 0x9f;
    }

    void singleQuotes()
    {
        QByteArray inner;
        for (qsizetype at = m_at + 1; at < m_text.size() && m_text[at] != '\n'; ++at) {
            const char c = m_text[at];
            if (c == '\'') {
                m_slips.quotes.push_back({m_at, at + 1 - m_at, '"' + inner + '"'});
                m_at = at + 1;
                return;
            }
            if (c == '\\' && at + 1 < m_text.size()) {
                ++at;
                inner += m_text[at] == '\'' ? QByteArray("'") : '\\' + QByteArray(1, m_text[at]);
            } else {
                inner += c == '"' ? QByteArray("\\\"") : QByteArray(1, c);
            }
        }
        ++m_at;
    }

    void curlyQuotes()
    {
        QByteArray inner;
        for (qsizetype at = m_at + 3; at < m_text.size() && m_text[at] != '\n'; ++at) {
            if (curlyQuoteAt(at)) {
                m_slips.quotes.push_back({m_at, at + 3 - m_at, '"' + inner + '"'});
                m_at = at + 3;
                return;
            }
            inner += m_text[at] == '"' ? QByteArray("\\\"") : QByteArray(1, m_text[at]);
        }
        m_at += 3;
    }

    void comment(qsizetype end)
    {
        qsizetype begin = m_at;
        while (begin > 0 && (m_text[begin - 1] == ' ' || m_text[begin - 1] == '\t')) {
            --begin;
        }
        const QByteArrayView behind = QByteArrayView(m_text).sliced(end);
        const bool isWholeLine = begin == 0 || m_text[begin - 1] == '\n';
        const qsizetype lineEnd = !isWholeLine ? 0
            : behind.startsWith("\r\n")        ? 2
            : behind.startsWith('\n')          ? 1
                                               : 0;
        m_slips.comments.push_back({begin, end - begin + lineEnd, {}});
        m_at = end;
    }

    void word()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isWordByte(m_text[m_at])) {
            ++m_at;
        }
        const QByteArrayView word = m_text.sliced(begin, m_at - begin);
        qsizetype next = m_at;
        while (next < m_text.size() && isWhitespace(m_text[next])) {
            ++next;
        }
        if (next < m_text.size() && m_text[next] == ':') {
            m_slips.keys.push_back({begin, word.size(), '"' + word.toByteArray() + '"'});
        } else if (const QByteArray json = jsonWord(word); !json.isEmpty()) {
            m_slips.words.push_back({begin, word.size(), json});
        }
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    JsonForeignSyntax m_slips;
};

} // namespace

QByteArray jsonWord(QByteArrayView word)
{
    constexpr std::array<std::pair<const char *, const char *>, 9> words{{{"None", "null"},
                                                                          {"NULL", "null"},
                                                                          {"Null", "null"},
                                                                          {"nil", "null"},
                                                                          {"True", "true"},
                                                                          {"TRUE", "true"},
                                                                          {"False", "false"},
                                                                          {"FALSE", "false"},
                                                                          {"undefined", "null"}}};
    const auto found = std::ranges::find_if(
        words, [word](const auto &pair) { return word == QByteArrayView(pair.first); });
    return found == words.end() ? QByteArray() : QByteArray(found->second);
}

JsonForeignSyntax jsonForeignSyntax(QByteArrayView text)
{
    return Scan(text).run();
}

TextEdits closingBracket(QByteArrayView text, qsizetype open)
{
    const auto lineStart = [&](qsizetype at) {
        while (at > 0 && text[at - 1] != '\n' && text[at - 1] != '\r') {
            --at;
        }
        return at;
    };
    qsizetype end = text.size();
    while (end > open && isWhitespace(text[end - 1])) {
        --end;
    }
    const QByteArray bracket = text[open] == '[' ? "]" : "}";
    const qsizetype line = lineStart(open);
    if (end == open + 1 || lineStart(end) == line) {
        return {{end, 0, bracket}};
    }
    qsizetype words = line;
    while (words < open && (text[words] == ' ' || text[words] == '\t')) {
        ++words;
    }
    const QByteArray newline = text.contains("\r\n") ? "\r\n" : "\n";
    return {{end, 0, newline + text.sliced(line, words - line).toByteArray() + bracket}};
}

} // namespace baton
