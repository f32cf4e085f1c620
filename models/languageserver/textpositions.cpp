// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/textpositions.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array encodings{
    std::pair{PositionEncoding::Utf8, "utf-8"_L1},
    std::pair{PositionEncoding::Utf16, "utf-16"_L1},
    std::pair{PositionEncoding::Utf32, "utf-32"_L1},
};

/// The units of the character that begins with @p byte; 0 for its other bytes.
int unitsOf(char byte, PositionEncoding encoding)
{
    if (encoding == PositionEncoding::Utf8) {
        return 1;
    }
    if ((uchar(byte) & 0xC0) == 0x80) {
        return 0;
    }
    return encoding == PositionEncoding::Utf16 && uchar(byte) >= 0xF0 ? 2 : 1;
}

int numberIn(const QJsonObject &position, QLatin1StringView key)
{
    constexpr qint64 most = std::numeric_limits<int>::max() - 1;
    return static_cast<int>(std::clamp<qint64>(position.value(key).toInteger(), 0, most));
}

bool areApart(const TextEdits &edits)
{
    return std::ranges::adjacent_find(edits,
                                      [](const TextEdit &before, const TextEdit &after) {
                                          return before.range().end > after.offset;
                                      })
        == edits.end();
}

} // namespace

std::optional<PositionEncoding> positionEncodingNamed(const QString &name)
{
    const auto found =
        std::ranges::find_if(encodings, [&name](const auto &each) { return each.second == name; });
    return found == encodings.end() ? std::nullopt : std::optional(found->first);
}

QString nameOf(PositionEncoding encoding)
{
    return std::ranges::find(encodings, encoding,
                             &std::pair<PositionEncoding, QLatin1StringView>::first)
        ->second;
}

TextPositions::TextPositions(const QByteArray &bytes, PositionEncoding encoding)
    : m_bytes(bytes)
    , m_encoding(encoding)
    , m_lines(bytes)
{
}

QJsonObject TextPositions::positionOf(qsizetype offset) const
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, m_bytes.size());
    const int line = m_lines.positionOf(at).line;
    const ByteRange range = m_lines.lineRange(line);
    int column = 0;
    for (qsizetype i = range.begin; i < std::min(at, range.end); ++i) {
        column += unitsOf(m_bytes[i], m_encoding);
    }
    return {{u"line"_s, line - 1}, {u"character"_s, column}};
}

QJsonObject TextPositions::rangeOf(ByteRange range) const
{
    return {{u"start"_s, positionOf(range.begin)},
            {u"end"_s, positionOf(std::max(range.begin, range.end))}};
}

QJsonObject TextPositions::rangeOfLine(int line) const
{
    const qsizetype begin = m_lines.lineRange(line).begin;
    return rangeOf({begin, begin});
}

qsizetype TextPositions::offsetOf(const QJsonObject &position) const
{
    const ByteRange line = m_lines.lineRange(numberIn(position, "line"_L1) + 1);
    int left = numberIn(position, "character"_L1);
    qsizetype at = line.begin;
    while (at < line.end && left > 0) {
        qsizetype next = at + 1;
        int units = unitsOf(m_bytes[at], m_encoding);
        while (next < line.end && isInside(next)) {
            units += m_encoding == PositionEncoding::Utf8 ? 1 : 0;
            ++next;
        }
        if (units > left) {
            break;
        }
        left -= units;
        at = next;
    }
    return at;
}

ByteRange TextPositions::rangeFrom(const QJsonObject &range) const
{
    const qsizetype start = offsetOf(range.value("start"_L1).toObject());
    const qsizetype end = offsetOf(range.value("end"_L1).toObject());
    return {std::min(start, end), std::max(start, end)};
}

/// True between the bytes of a character or of a line end.
bool TextPositions::isInside(qsizetype offset) const
{
    if (offset <= 0 || offset >= m_bytes.size()) {
        return false;
    }
    return (uchar(m_bytes[offset]) & 0xC0) == 0x80
        || (m_bytes[offset - 1] == '\r' && m_bytes[offset] == '\n');
}

TextEdit TextPositions::whole(TextEdit edit) const
{
    qsizetype begin = edit.offset;
    qsizetype end = edit.offset + edit.length;
    while (isInside(begin)) {
        --begin;
    }
    while (isInside(end)) {
        ++end;
    }
    const QByteArray before = m_bytes.sliced(begin, edit.offset - begin);
    const qsizetype oldEnd = edit.offset + edit.length;
    return {begin, end - begin, before + edit.text + m_bytes.sliced(oldEnd, end - oldEnd)};
}

QJsonArray TextPositions::editsOf(const TextEdits &edits) const
{
    TextEdits wholeEdits;
    for (const TextEdit &edit : edits) {
        wholeEdits.push_back(whole(edit));
    }
    if (!areApart(wholeEdits)) { // two of them share a character
        const Result<QByteArray> after = applied(m_bytes, edits);
        wholeEdits = {{0, m_bytes.size(), after ? *after : m_bytes}};
    }
    QJsonArray array;
    for (const TextEdit &edit : wholeEdits) {
        array.append(QJsonObject{{u"range"_s, rangeOf(edit.range())},
                                 {u"newText"_s, QString::fromUtf8(edit.text)}});
    }
    return array;
}

} // namespace baton
