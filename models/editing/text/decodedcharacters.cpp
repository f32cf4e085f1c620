// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/decodedcharacters.h"

#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"

#include <QString>

#include <algorithm>

namespace baton::edit {
namespace {

/// The length in bytes of the UTF-8 character whose first byte is @p c.
qsizetype lengthFrom(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

class LetterReader
{
public:
    LetterReader(QByteArrayView source, Style style)
        : m_source(source)
        , m_style(style)
        , m_at(style == Style::Plain ? 0 : 1)
        , m_end(source.size() - m_at)
    {
    }

    std::optional<std::vector<DecodedCharacter>> letters()
    {
        while (m_at < m_end) {
            if (blanks(m_at) || character()) {
                continue;
            }
            return std::nullopt;
        }
        return std::move(m_letters);
    }

private:
    [[nodiscard]] char at(qsizetype offset) const
    {
        return offset < m_end ? m_source[offset] : '\0';
    }

    void add(char32_t code, qsizetype length)
    {
        m_letters.push_back({code, {m_at, m_at + length}});
        m_at += length;
    }

    /// Reads the blanks and line ends that come next.
    bool blanks(qsizetype from, bool isEscaped = false)
    {
        qsizetype end = from;
        qsizetype breaks = 0;
        for (; end < m_end && (isBlank(at(end)) || at(end) == '\n' || at(end) == '\r'); ++end) {
            breaks += at(end) == '\n' || (at(end) == '\r' && at(end + 1) != '\n') ? 1 : 0;
        }
        if (breaks == 0) {
            const bool isAny = end > from;
            while (m_at < end) {
                add(static_cast<char32_t>(at(m_at)), 1);
            }
            return isAny;
        }
        const DecodedCharacter letter{breaks == 1 ? U' ' : U'\n', {m_at, end}, true};
        const qsizetype count = breaks > 1 ? breaks - 1 : isEscaped ? 0 : 1;
        m_letters.insert(m_letters.end(), static_cast<size_t>(count), letter);
        m_at = end;
        return true;
    }

    bool character()
    {
        const char c = at(m_at);
        if (m_style == Style::DoubleQuoted && c == '\\') {
            const char next = at(m_at + 1);
            return next == '\n' || next == '\r' ? blanks(m_at + 1, true) : escape(next);
        }
        if (m_style == Style::SingleQuoted && c == '\'') {
            add(U'\'', 2);
            return true;
        }
        const qsizetype length = std::min(lengthFrom(c), m_end - m_at);
        add(decodedUtf8(m_source.sliced(m_at, length)).toUcs4().value(0), length);
        return true;
    }

    bool escape(char kind)
    {
        constexpr QByteArrayView kinds = "0abt\tnvfre \"/\\N_LP";
        constexpr char32_t codes[] = U"\0\a\b\t\t\n\v\f\r\x1b \"/\\\u0085\u00a0\u2028\u2029";
        const qsizetype digits = kind == 'x' ? 2 : kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
        if (digits == 0) {
            const qsizetype place = kind == '\0' ? -1 : kinds.indexOf(kind);
            if (place >= 0) {
                add(codes[place], 2);
            }
            return place >= 0;
        }
        const std::optional<char32_t> code = hex(m_at + 2, digits);
        if (!code) {
            return false;
        }
        const bool isPair = QChar::isHighSurrogate(*code) && at(m_at + 6) == '\\';
        const std::optional<char32_t> low = isPair ? hex(m_at + 8, 4) : std::nullopt;
        if (low && QChar::isLowSurrogate(*low)) {
            add(QChar::surrogateToUcs4(char16_t(*code), char16_t(*low)), 12);
        } else {
            add(*code, 2 + digits);
        }
        return true;
    }

    [[nodiscard]] std::optional<char32_t> hex(qsizetype from, qsizetype digits) const
    {
        bool isHex = from + digits <= m_end;
        const uint code = isHex ? m_source.sliced(from, digits).toUInt(&isHex, 16) : 0;
        return isHex ? std::optional<char32_t>(code) : std::nullopt;
    }

    QByteArrayView m_source;
    Style m_style;
    qsizetype m_at;
    qsizetype m_end;
    std::vector<DecodedCharacter> m_letters;
};

} // namespace

std::optional<std::vector<DecodedCharacter>> decodedCharacters(QByteArrayView source, Style style)
{
    return LetterReader(source, style).letters();
}

} // namespace baton::edit
