// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/ansiescape.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

constexpr int mostNumbers = 32;

bool isIn(char byte, char first, char last)
{
    return byte >= first && byte <= last;
}

/// "[", parameters, intermediates, and the byte that ends it.
AnsiEscape controlSequence(QByteArrayView bytes)
{
    qsizetype at = 2;
    while (at < bytes.size() && isIn(bytes[at], 0x30, 0x3f)) {
        ++at;
    }
    AnsiEscape found{at, 0, bytes.sliced(2, at - 2)};
    const qsizetype intermediates = at;
    while (at < bytes.size() && isIn(bytes[at], 0x20, 0x2f)) {
        ++at;
    }
    if (at < bytes.size() && isIn(bytes[at], 0x40, 0x7e)) {
        found.final = at == intermediates ? bytes[at] : '\0';
        ++at;
    }
    found.length = at;
    return found;
}

/// A text for the terminal, such as its title, up to BEL or ESC "\".
qsizetype endOfText(QByteArrayView bytes)
{
    for (qsizetype at = 2; at < bytes.size(); ++at) {
        if (bytes[at] == '\a') {
            return at + 1;
        }
        if (bytes[at] == escapeByte) {
            const bool isEnd = at + 1 < bytes.size() && bytes[at + 1] == '\\';
            return isEnd ? at + 2 : at;
        }
        if (bytes[at] == '\n') {
            return at;
        }
    }
    return bytes.size();
}

struct Number
{
    int value = 0;
    bool isSub = false; ///< follows a colon
};

/// The numbers of an SGR sequence.
class Numbers
{
public:
    explicit Numbers(QByteArrayView parameters)
    {
        m_numbers[0] = {};
        m_count = 1;
        for (const char byte : parameters) {
            Number &last = m_numbers[static_cast<size_t>(m_count - 1)];
            if (isIn(byte, '0', '9')) {
                last.value = std::min(last.value * 10 + (byte - '0'), 9999);
            } else if (m_count < mostNumbers) {
                m_numbers[static_cast<size_t>(m_count++)] = {0, byte == ':'};
            } else {
                break;
            }
        }
    }

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_count; }
    [[nodiscard]] bool isAtSub() const { return !isAtEnd() && now().isSub; }
    [[nodiscard]] int take()
    {
        return isAtEnd() ? 0 : m_numbers[static_cast<size_t>(m_at++)].value;
    }
    void skipSubs()
    {
        while (isAtSub()) {
            ++m_at;
        }
    }
    /// The number of parameters after colons from here on.
    [[nodiscard]] int subs() const
    {
        int count = 0;
        while (m_at + count < m_count && m_numbers[static_cast<size_t>(m_at + count)].isSub) {
            ++count;
        }
        return count;
    }

private:
    [[nodiscard]] const Number &now() const { return m_numbers[static_cast<size_t>(m_at)]; }

    std::array<Number, mostNumbers> m_numbers;
    int m_count = 0;
    int m_at = 0;
};

quint8 byteOf(int value)
{
    return static_cast<quint8>(std::min(value, 255));
}

AnsiColor paletteColor(int number)
{
    return {AnsiColor::Kind::Palette, byteOf(number)};
}

/// Reads the colour after 38 and 48: "5;n", "2;r;g;b", or with colons, where a colour space may
/// precede it.
void takeColor(Numbers &numbers, AnsiColor &color)
{
    const int subs = numbers.subs();
    const int kind = numbers.take();
    if (kind == 5) {
        color = paletteColor(numbers.take());
    } else if (kind == 2) {
        if (subs >= 5) {
            (void)numbers.take();
        }
        const int red = numbers.take();
        const int green = numbers.take();
        color = {AnsiColor::Kind::Rgb, byteOf(red), byteOf(green), byteOf(numbers.take())};
    }
}

void applyColor(int code, AnsiStyle &style)
{
    if (code >= 30 && code <= 37) {
        style.foreground = paletteColor(code - 30);
    } else if (code >= 40 && code <= 47) {
        style.background = paletteColor(code - 40);
    } else if (code >= 90 && code <= 97) {
        style.foreground = paletteColor(code - 90 + 8);
    } else if (code >= 100 && code <= 107) {
        style.background = paletteColor(code - 100 + 8);
    }
}

void applyAttribute(int code, AnsiStyle &style)
{
    switch (code) {
    case 1:
        style.isBold = true;
        break;
    case 2:
        style.isFaint = true;
        break;
    case 3:
    case 23:
        style.isItalic = code == 3;
        break;
    case 7:
    case 27:
        style.isInverse = code == 7;
        break;
    case 21:
    case 24:
        style.isUnderlined = code == 21;
        break;
    case 22:
        style.isBold = false;
        style.isFaint = false;
        break;
    default:
        break;
    }
}

void applyOne(int code, Numbers &numbers, AnsiStyle &style)
{
    switch (code) {
    case 0:
        style = {};
        break;
    case 4:
        style.isUnderlined = !numbers.isAtSub() || numbers.take() != 0;
        break;
    case 38:
        takeColor(numbers, style.foreground);
        break;
    case 39:
        style.foreground = {};
        break;
    case 48:
        takeColor(numbers, style.background);
        break;
    case 49:
        style.background = {};
        break;
    case 58: { // the colour of underlines, which are drawn in that of the text
        AnsiColor ignored;
        takeColor(numbers, ignored);
        break;
    }
    default:
        applyAttribute(code, style);
        applyColor(code, style);
        break;
    }
}

} // namespace

AnsiEscape escapeAt(QByteArrayView bytes)
{
    if (bytes.size() < 2) {
        return {bytes.size(), 0, {}};
    }
    switch (bytes[1]) {
    case '[':
        return controlSequence(bytes);
    case ']':
    case 'P':
    case 'X':
    case '^':
    case '_':
        return {endOfText(bytes), 0, {}};
    default:
        break;
    }
    qsizetype at = 1;
    while (at < bytes.size() && isIn(bytes[at], 0x20, 0x2f)) {
        ++at;
    }
    const bool isEnded = at < bytes.size() && isIn(bytes[at], 0x30, 0x7e);
    return {isEnded ? at + 1 : at, 0, {}};
}

void applySgr(QByteArrayView parameters, AnsiStyle &style)
{
    const bool isPrivate = !parameters.isEmpty() && isIn(parameters.front(), 0x3c, 0x3f);
    if (isPrivate) {
        return;
    }
    Numbers numbers(parameters);
    while (!numbers.isAtEnd()) {
        applyOne(numbers.take(), numbers, style);
        numbers.skipSubs();
    }
}

AnsiStyle styleBehind(QByteArrayView bytes, AnsiStyle style)
{
    for (qsizetype at = bytes.indexOf(escapeByte); at >= 0; at = bytes.indexOf(escapeByte)) {
        bytes = bytes.sliced(at);
        const AnsiEscape escape = escapeAt(bytes);
        if (escape.final == 'm') {
            applySgr(escape.parameters, style);
        }
        bytes = bytes.sliced(escape.length);
    }
    return style;
}

} // namespace baton
