// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlcharacters.h"

#include <algorithm>
#include <array>

namespace baton::xml {

namespace {

struct Span
{
    char32_t first;
    char32_t last;
};

// Characters beyond ASCII: section 2.3 of the recommendation.
constexpr std::array<Span, 12> nameStarts{{{0xC0, 0xD6},
                                           {0xD8, 0xF6},
                                           {0xF8, 0x2FF},
                                           {0x370, 0x37D},
                                           {0x37F, 0x1FFF},
                                           {0x200C, 0x200D},
                                           {0x2070, 0x218F},
                                           {0x2C00, 0x2FEF},
                                           {0x3001, 0xD7FF},
                                           {0xF900, 0xFDCF},
                                           {0xFDF0, 0xFFFD},
                                           {0x10000, 0xEFFFF}}};
constexpr std::array<Span, 3> nameParts{{{0xB7, 0xB7}, {0x300, 0x36F}, {0x203F, 0x2040}}};

template <size_t Count>
bool isIn(const std::array<Span, Count> &spans, char32_t c)
{
    return std::ranges::any_of(spans, [c](Span span) { return span.first <= c && c <= span.last; });
}

constexpr qsizetype block = 64;

/// True if the block at @p bytes contains only ASCII without control characters except line feeds.
/// Has no branches, so that compilers vectorize it.
bool arePlain(const char *bytes)
{
    uchar suspect = 0;
    for (qsizetype i = 0; i < block; ++i) {
        const auto c = static_cast<signed char>(bytes[i]); // non-ASCII bytes are negative
        suspect |= static_cast<uchar>((c < 0x20) & (c != '\n'));
    }
    return suspect == 0;
}

/// Like arePlain(), but allows non-ASCII characters that do not begin like a forbidden one.
bool areHarmless(const char *bytes)
{
    uchar suspect = 0;
    for (qsizetype i = 0; i < block; ++i) {
        const auto c = static_cast<uchar>(bytes[i]);
        suspect |= static_cast<uchar>((c < 0x20) & (c != '\n'));
        suspect |= static_cast<uchar>(c == 0xEF);
    }
    return suspect == 0;
}

std::optional<char32_t> numbered(QByteArrayView digits, int base)
{
    constexpr char32_t highest = 0x10FFFF;
    char32_t code = 0;
    for (const char digit : digits) {
        const int value = digit <= '9' ? digit - '0' : (digit | 0x20) - 'a' + 10;
        code = code * static_cast<char32_t>(base) + static_cast<char32_t>(value);
        if (code > highest) {
            return std::nullopt;
        }
    }
    return isAllowed(code) ? std::optional(code) : std::nullopt;
}

} // namespace

Character characterAt(QByteArrayView bytes, qsizetype at)
{
    const auto byte = [&](qsizetype i) { return static_cast<uchar>(bytes[at + i]); };
    const uchar first = byte(0);
    if (first < 0x80) {
        return {first, 1};
    }
    const int length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    char32_t code = first & (0xFF >> (length + 1));
    for (int i = 1; i < length; ++i) {
        code = (code << 6) | (byte(i) & 0x3F);
    }
    return {code, length};
}

bool isAllowed(char32_t c)
{
    const bool isSurrogate = c >= 0xD800 && c <= 0xDFFF;
    return c >= 0x20 ? !isSurrogate && c != 0xFFFE && c != 0xFFFF && c <= 0x10FFFF
                     : c == '\t' || c == '\n' || c == '\r';
}

qsizetype firstForbidden(QByteArrayView bytes, ByteRange range)
{
    for (qsizetype at = range.begin; at < range.end;) {
        const qsizetype stop = std::min(at + block, range.end);
        if (stop - at == block && (arePlain(bytes.data() + at) || areHarmless(bytes.data() + at))) {
            at = stop;
        }
        for (; at < stop; ++at) {
            const auto byte = static_cast<uchar>(bytes[at]);
            const bool isSuspect = byte < 0x20 || byte == 0xEF;
            if (isSuspect && !isAllowed(characterAt(bytes, at).code)) {
                return at;
            }
        }
    }
    return -1;
}

bool isNameStart(char32_t c)
{
    return c < 0x80 ? nameBytes.starts[c] : isIn(nameStarts, c);
}

bool isNameCharacter(char32_t c)
{
    return isNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.' || isIn(nameParts, c);
}

qsizetype wideNameEnd(QByteArrayView bytes, qsizetype at, qsizetype end)
{
    qsizetype next = at;
    while (next < end) {
        const Character c = characterAt(bytes, next);
        if (next == at ? !isNameStart(c.code) : !isNameCharacter(c.code)) {
            break;
        }
        next += c.length;
    }
    return next;
}

bool isName(QStringView text)
{
    const QByteArray bytes = text.toUtf8();
    return !bytes.isEmpty() && nameEnd(bytes, 0, bytes.size()) == bytes.size();
}

qsizetype referenceEnd(QByteArrayView bytes, qsizetype at, qsizetype end)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isHexDigit = [&](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    };
    qsizetype begin = at + 1;
    qsizetype next = begin;
    if (begin < end && bytes[begin] == '#') {
        const bool isHex = begin + 1 < end && bytes[begin + 1] == 'x';
        begin += isHex ? 2 : 1;
        next = begin;
        while (next < end && (isHex ? isHexDigit(bytes[next]) : isDigit(bytes[next]))) {
            ++next;
        }
    } else {
        next = nameEnd(bytes, begin, end);
    }
    return next > begin && next < end && bytes[next] == ';' ? next + 1 : at;
}

std::optional<QString> referredText(QByteArrayView reference)
{
    const QByteArrayView inner = reference.sliced(1, reference.size() - 2);
    if (inner.startsWith('#')) {
        const bool isHex = inner.startsWith("#x");
        const auto code = numbered(inner.sliced(isHex ? 2 : 1), isHex ? 16 : 10);
        return code ? std::optional(QString(QChar::fromUcs4(*code))) : std::nullopt;
    }
    struct Entity
    {
        const char *name;
        char16_t text;
    };
    constexpr std::array<Entity, 5> predefined{
        {{"amp", u'&'}, {"lt", u'<'}, {"gt", u'>'}, {"quot", u'"'}, {"apos", u'\''}}};
    const auto *found = std::ranges::find_if(
        predefined, [&](const Entity &entity) { return inner == QByteArrayView(entity.name); });
    return found == predefined.end() ? std::nullopt : std::optional(QString(QChar(found->text)));
}

qsizetype doctypeEnd(QByteArrayView bytes, qsizetype at, qsizetype end)
{
    const QByteArrayView text = bytes.first(end);
    const auto behind = [text](QByteArrayView close, qsizetype from) {
        const qsizetype found = text.indexOf(close, from);
        return found < 0 ? text.size() : found + close.size();
    };
    int depth = 0;
    for (at += doctypeBegin.size(); at < end;) {
        const QByteArrayView rest = text.sliced(at);
        const char c = rest.front();
        if (c == '>' && depth == 0) {
            return at + 1;
        }
        depth += c == '[' ? 1 : c == ']' ? -1 : 0;
        at = c == '"' || c == '\''    ? behind(rest.first(1), at + 1)
            : rest.startsWith("<!--") ? behind("-->", at)
            : rest.startsWith("<?")   ? behind("?>", at)
                                      : at + 1;
    }
    return -1;
}

} // namespace baton::xml
