// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/xmltext.h"

#include "models/document/textencoding.h"
#include "models/document/xmlcharacters.h"

#include <algorithm>

namespace baton::xml {

namespace {

constexpr QByteArrayView cdataOpen("<![CDATA[");
constexpr QByteArrayView cdataClose("]]>");

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n';
}

/// Where the text would begin, when nothing but layout with a line break, or nothing at all, stands
/// before it.
bool isGap(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView gap = bytes.sliced(range.begin, range.length());
    return gap.isEmpty()
        || (std::ranges::all_of(gap, isSpace) && (gap.contains('\n') || gap.contains('\r')));
}

} // namespace

PieceReader::PieceReader(QByteArrayView bytes, ByteRange range)
    : m_bytes(bytes)
    , m_at(range.begin)
    , m_end(range.end)
{
}

Piece PieceReader::next()
{
    using Kind = Piece::Kind;
    Piece next;
    const char c = m_bytes[m_at];
    const qsizetype reference =
        c == '&' && !m_isInCData ? referenceEnd(m_bytes, m_at, m_end) : m_at;
    if (c == '\n' || c == '\r') {
        next = piece(Kind::LineEnd, m_at + (startsWith("\r\n") ? 2 : 1));
    } else if (m_isInCData && startsWith(cdataClose)) {
        m_isInCData = false;
        next = piece(Kind::CDataClose, m_at + cdataClose.size());
    } else if (reference > m_at) {
        next = piece(Kind::Reference, reference);
    } else if (c == '<' && !m_isInCData && startsWith(cdataOpen)) {
        next = piece(Kind::CDataOpen, m_at + cdataOpen.size());
        m_isInCData = true;
    } else if (c == '<' && !m_isInCData && startsWith("<!--")) {
        next = piece(Kind::Note, markupEnd("-->"));
    } else if (c == '<' && !m_isInCData && startsWith("<?")) {
        next = piece(Kind::Note, markupEnd("?>"));
    } else {
        const auto stops = [this](char byte) {
            return byte == '\n' || byte == '\r'
                || (m_isInCData ? byte == ']' : byte == '&' || byte == '<');
        };
        qsizetype end = m_at + 1;
        while (end < m_end && !stops(m_bytes[end])) {
            ++end;
        }
        next = piece(Kind::Characters, end);
    }
    m_at = next.range.end;
    return next;
}

Piece PieceReader::piece(Piece::Kind kind, qsizetype end) const
{
    return {kind, {m_at, end}, m_isInCData};
}

bool PieceReader::startsWith(QByteArrayView text) const
{
    return m_bytes.sliced(m_at, m_end - m_at).startsWith(text);
}

qsizetype PieceReader::markupEnd(QByteArrayView close) const
{
    const qsizetype found = m_bytes.indexOf(close, m_at);
    return found < 0 || found + close.size() > m_end ? m_end : found + close.size();
}

bool Text::isLayout(qsizetype at) const
{
    return isBlank(text[at]) && !std::ranges::binary_search(fixed, at);
}

Text contentText(QByteArrayView bytes, ByteRange range)
{
    Text text;
    const QByteArrayView whole = bytes.sliced(range.begin, range.length());
    if (std::ranges::none_of(whole, [](char c) { return c == '&' || c == '<' || c == '\r'; })) {
        text.text = decodedUtf8(whole);
        return text;
    }
    const std::optional<ByteRange> section = onlyCData(bytes, range);
    PieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const Piece piece = reader.next();
        const QByteArrayView source = bytes.sliced(piece.range.begin, piece.range.length());
        QString part;
        switch (piece.kind) {
        case Piece::Kind::Characters:
            part = decodedUtf8(source);
            break;
        case Piece::Kind::LineEnd:
            part = u'\n';
            break;
        case Piece::Kind::Reference:
            part = referredText(source).value_or(QString::fromUtf8(source));
            break;
        case Piece::Kind::Note:
            text.hasNotes = true;
            continue;
        case Piece::Kind::CDataOpen:
        case Piece::Kind::CDataClose:
            continue;
        }
        if (section && !piece.isInCData) {
            continue;
        }
        if (!section && (piece.isInCData || piece.kind == Piece::Kind::Reference)) {
            for (qsizetype i = 0; i < part.size(); ++i) {
                if (isBlank(part[i])) {
                    text.fixed.push_back(text.text.size() + i);
                }
            }
        }
        text.text += part;
    }
    return text;
}

QString attributeText(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView whole = bytes.sliced(range.begin, range.length());
    if (std::ranges::none_of(
            whole, [](char c) { return c == '&' || c == '<' || static_cast<uchar>(c) < ' '; })) {
        return decodedUtf8(whole);
    }
    QString text;
    PieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const Piece piece = reader.next();
        const QByteArrayView source = bytes.sliced(piece.range.begin, piece.range.length());
        if (piece.kind == Piece::Kind::LineEnd) {
            text += u' ';
        } else if (piece.kind == Piece::Kind::Reference) {
            text += referredText(source).value_or(QString::fromUtf8(source));
        } else {
            text += decodedUtf8(source).replace(u'\t', u' ');
        }
    }
    return text;
}

std::optional<ByteRange> onlyCData(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView content = bytes.sliced(range.begin, range.length());
    const qsizetype open = content.indexOf(cdataOpen);
    const qsizetype close = open < 0 ? -1 : content.indexOf(cdataClose, open + cdataOpen.size());
    if (close < 0 || !isGap(content, {0, open})
        || !isGap(content, {close + cdataClose.size(), content.size()})) {
        return std::nullopt;
    }
    return ByteRange{range.begin + open + cdataOpen.size(), range.begin + close};
}

std::optional<TextBlock> TextBlock::of(const Text &text)
{
    const qsizetype size = text.text.size();
    TextBlock lines;
    while (lines.begin < size && text.text[lines.begin] != u'\n' && text.isLayout(lines.begin)) {
        ++lines.begin;
    }
    if (lines.begin == size || text.text[lines.begin] != u'\n' || !text.isLayout(lines.begin)) {
        return std::nullopt;
    }
    ++lines.begin;
    qsizetype last = size;
    while (last > lines.begin && text.text[last - 1] != u'\n' && text.isLayout(last - 1)) {
        --last;
    }
    const bool isEndLed =
        last == lines.begin || (text.text[last - 1] == u'\n' && text.isLayout(last - 1));
    lines.end = !isEndLed ? size : std::max(lines.begin, last - 1);
    bool isFirst = true;
    for (const ByteRange place : lines.places(text)) {
        qsizetype at = place.begin;
        while (at < place.end && text.isLayout(at)) {
            ++at;
        }
        if (at == place.end) {
            continue;
        }
        const QStringView blanks = QStringView(text.text).sliced(place.begin, at - place.begin);
        const qsizetype known = isFirst ? blanks.size() : lines.indentation.size();
        qsizetype shared = 0;
        while (shared < known && shared < blanks.size()
               && (isFirst || blanks[shared] == lines.indentation[shared])) {
            ++shared;
        }
        lines.indentation = blanks.first(shared).toString();
        isFirst = false;
    }
    return lines;
}

std::vector<ByteRange> TextBlock::places(const Text &text) const
{
    std::vector<ByteRange> places;
    qsizetype from = begin;
    for (qsizetype at = text.text.indexOf(u'\n', begin); at >= 0 && at < end;
         at = text.text.indexOf(u'\n', at + 1)) {
        if (text.isLayout(at)) {
            places.push_back({from, at});
            from = at + 1;
        }
    }
    places.push_back({from, end});
    return places;
}

QStringView TextBlock::line(const Text &text, ByteRange place) const
{
    const QStringView line = QStringView(text.text).sliced(place.begin, place.length());
    if (line.startsWith(indentation)) {
        return line.sliced(indentation.size());
    }
    return {}; // only a line of blanks has less
}

QString TextBlock::value(const Text &text) const
{
    QString value;
    value.reserve(end - begin);
    for (const ByteRange place : places(text)) {
        if (place.begin != begin) {
            value += u'\n';
        }
        value += line(text, place);
    }
    return value;
}

} // namespace baton::xml
