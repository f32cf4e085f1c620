// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmltext.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/text/encodingdetection.h"

#include <QVarLengthArray>

#include <algorithm>
#include <cstring>

namespace baton::xml {

namespace {

constexpr QByteArrayView cdataOpen("<![CDATA[");
constexpr QByteArrayView cdataClose("]]>");

bool isBlank(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n';
}

/// True if @p range is empty or contains only whitespace with a line break.
bool isGap(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView gap = bytes.sliced(range.begin, range.length());
    return gap.isEmpty()
        || (std::ranges::all_of(gap, isSpace) && (gap.contains('\n') || gap.contains('\r')));
}

/// Appends @p part to @p text. @p isFixed: its blanks are content.
void append(const QString &part, bool isFixed, DecodedText &text)
{
    for (qsizetype i = 0; isFixed && i < part.size(); ++i) {
        if (isBlank(part[i])) {
            text.fixed.push_back(text.text.size() + i);
        }
    }
    text.text += part;
}

/// The text of a source without markup and carriage returns, in which only references need
/// replacing.
DecodedText withReferences(QByteArrayView source)
{
    DecodedText text;
    qsizetype from = 0;
    for (qsizetype at = source.indexOf('&'); at >= 0; at = source.indexOf('&', at)) {
        const qsizetype end = referenceEnd(source, at, source.size());
        if (end == at) {
            ++at; // a bare "&" counts as a character
            continue;
        }
        text.text += decodedUtf8(source.sliced(from, at - from));
        const QByteArrayView reference = source.sliced(at, end - at);
        const QString part = referredText(reference).value_or(QString::fromUtf8(reference));
        append(part, true, text);
        from = at = end;
    }
    text.text += decodedUtf8(source.sliced(from));
    return text;
}

/// The end of the line of @p lines that begins at @p from.
qsizetype lineEnd(const TextBlock &lines, const DecodedText &text, qsizetype from)
{
    qsizetype at = text.text.indexOf(u'\n', from);
    while (at >= 0 && at < lines.end && !text.isLayout(at)) {
        at = text.text.indexOf(u'\n', at + 1);
    }
    return at < 0 ? lines.end : std::min(at, lines.end);
}

bool isIndentation(char c)
{
    return c == ' ' || c == '\t';
}

qsizetype indentationEnd(QByteArrayView text, qsizetype at, qsizetype end)
{
    while (at < end && isIndentation(text[at])) {
        ++at;
    }
    return at;
}

/// Calls @p use with begin and end of each line of @p text between @p begin and @p end.
template <typename Use>
void forEachLine(QByteArrayView text, qsizetype begin, qsizetype end, const Use &use)
{
    for (qsizetype from = begin, stop = 0; from <= end; from = stop + 1) {
        const void *newline = std::memchr(text.data() + from, '\n', size_t(end - from));
        stop = newline ? static_cast<const char *>(newline) - text.data() : end;
        use(from, stop);
    }
}

/// The length of the common prefix of @p a and @p b.
qsizetype sharedSize(QByteArrayView a, QByteArrayView b)
{
    return std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
}

/// The common indentation of all lines that are not blank.
QByteArrayView sharedIndentation(QByteArrayView text, qsizetype begin, qsizetype end)
{
    std::optional<QByteArrayView> shared;
    forEachLine(text, begin, end, [&](qsizetype from, qsizetype stop) {
        const qsizetype at = indentationEnd(text, from, stop);
        if (at == stop) {
            return;
        }
        const QByteArrayView own = text.sliced(from, at - from);
        shared = shared ? own.first(sharedSize(own, *shared)) : own;
    });
    return shared.value_or(QByteArrayView());
}

} // namespace

TextPieceReader::TextPieceReader(QByteArrayView bytes, ByteRange range)
    : m_bytes(bytes)
    , m_at(range.begin)
    , m_end(range.end)
{
}

TextPiece TextPieceReader::next()
{
    using Kind = TextPiece::Kind;
    TextPiece next;
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

TextPiece TextPieceReader::piece(TextPiece::Kind kind, qsizetype end) const
{
    return {kind, {m_at, end}, m_isInCData};
}

bool TextPieceReader::startsWith(QByteArrayView text) const
{
    return m_bytes.sliced(m_at, m_end - m_at).startsWith(text);
}

qsizetype TextPieceReader::markupEnd(QByteArrayView close) const
{
    const qsizetype found = m_bytes.indexOf(close, m_at);
    return found < 0 || found + close.size() > m_end ? m_end : found + close.size();
}

bool DecodedText::isLayout(qsizetype at) const
{
    return isBlank(text[at]) && (fixed.empty() || !std::ranges::binary_search(fixed, at));
}

namespace {

/// The text that @p piece of @p bytes stands for; it is no note and no mark of a section.
QString textOf(const TextPiece &piece, QByteArrayView bytes)
{
    const QByteArrayView source = bytes.sliced(piece.range.begin, piece.range.length());
    return piece.kind == TextPiece::Kind::LineEnd ? QString(u'\n')
        : piece.kind == TextPiece::Kind::Reference
        ? referredText(source).value_or(QString::fromUtf8(source))
        : decodedUtf8(source);
}

} // namespace

DecodedText contentText(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView whole = bytes.sliced(range.begin, range.length());
    if (!whole.contains('<') && !whole.contains('\r')) {
        return withReferences(whole);
    }
    DecodedText text;
    const std::optional<ByteRange> section = onlyCData(bytes, range);
    TextPieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const TextPiece piece = reader.next();
        if (piece.kind == TextPiece::Kind::Note) {
            text.hasNotes = true;
        } else if (piece.kind == TextPiece::Kind::CDataOpen) {
            text.sections.push_back({text.text.size(), text.text.size()});
        } else if (piece.kind == TextPiece::Kind::CDataClose) {
            text.sections.back().end = text.text.size();
        } else if (!section || piece.isInCData) {
            const bool isFixed =
                !section && (piece.isInCData || piece.kind == TextPiece::Kind::Reference);
            append(textOf(piece, bytes), isFixed, text);
        }
    }
    return text;
}

std::optional<QString> plainBlock(QByteArrayView text)
{
    qsizetype begin = indentationEnd(text, 0, text.size());
    if (begin == text.size() || text[begin] != '\n' || text.contains('<') || text.contains('\r')) {
        return std::nullopt;
    }
    ++begin;
    qsizetype last = text.size();
    while (last > begin && isIndentation(text[last - 1])) {
        --last;
    }
    const bool isEndLed = last == begin || text[last - 1] == '\n';
    const qsizetype end = isEndLed ? std::max(begin, last - 1) : text.size();
    const QByteArrayView indentation = sharedIndentation(text, begin, end);
    constexpr qsizetype common = 2048;
    QVarLengthArray<char, common> value;
    value.resize(end - begin);
    char *out = value.data();
    forEachLine(text, begin, end, [&](qsizetype from, qsizetype stop) {
        if (from != begin) {
            *out++ = '\n';
        }
        const QByteArrayView line = text.sliced(from, stop - from);
        if (sharedSize(line, indentation) == indentation.size()) { // false only for blank lines
            out = std::copy(line.begin() + indentation.size(), line.end(), out);
        }
    });
    const QByteArrayView lines(value.data(), out - value.data());
    if (!lines.contains('&')) {
        return decodedUtf8(lines);
    }
    DecodedText whole = withReferences(lines);
    return whole.fixed.empty() ? std::optional(std::move(whole.text)) : std::nullopt;
}

QString attributeText(QByteArrayView bytes, ByteRange range)
{
    const QByteArrayView whole = bytes.sliced(range.begin, range.length());
    const auto isPlain = [](char c) {
        return c != '&' && c != '<' && static_cast<uchar>(c) >= ' ';
    };
    if (std::all_of(whole.begin(), whole.end(), isPlain)) {
        return decodedUtf8(whole);
    }
    QString text;
    TextPieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const TextPiece piece = reader.next();
        const QByteArrayView source = bytes.sliced(piece.range.begin, piece.range.length());
        if (piece.kind == TextPiece::Kind::LineEnd) {
            text += u' ';
        } else if (piece.kind == TextPiece::Kind::Reference) {
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

std::optional<TextBlock> TextBlock::of(const DecodedText &text)
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
    for (qsizetype begin = lines.begin, stop = 0; begin <= lines.end; begin = stop + 1) {
        stop = lineEnd(lines, text, begin);
        qsizetype at = begin;
        while (at < stop && text.isLayout(at)) {
            ++at;
        }
        if (at == stop) {
            continue;
        }
        const QStringView blanks = QStringView(text.text).sliced(begin, at - begin);
        const qsizetype known = isFirst ? blanks.size() : lines.indentation.size();
        qsizetype shared = 0;
        while (shared < known && shared < blanks.size()
               && (isFirst || blanks[shared] == lines.indentation[shared])) {
            ++shared;
        }
        if (isFirst || shared < lines.indentation.size()) {
            lines.indentation = blanks.first(shared).toString();
        }
        isFirst = false;
    }
    return lines;
}

std::vector<ByteRange> TextBlock::places(const DecodedText &text) const
{
    std::vector<ByteRange> places;
    for (qsizetype from = begin, stop = 0; from <= end; from = stop + 1) {
        stop = lineEnd(*this, text, from);
        places.push_back({from, stop});
    }
    return places;
}

QStringView TextBlock::line(const DecodedText &text, ByteRange place) const
{
    const QStringView line = QStringView(text.text).sliced(place.begin, place.length());
    if (line.startsWith(indentation)) {
        return line.sliced(indentation.size());
    }
    return {}; // a blank line with less indentation
}

QString TextBlock::value(const DecodedText &text) const
{
    QString value(end - begin, Qt::Uninitialized);
    QChar *out = value.data();
    for (qsizetype from = begin, stop = 0; from <= end; from = stop + 1) {
        stop = lineEnd(*this, text, from);
        if (from != begin) {
            *out++ = u'\n';
        }
        const QStringView own = line(text, {from, stop});
        out = std::copy(own.begin(), own.end(), out);
    }
    value.truncate(out - value.constData());
    return value;
}

} // namespace baton::xml
