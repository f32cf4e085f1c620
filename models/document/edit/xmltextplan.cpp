// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmltextplan.h"

#include "models/document/edit/xmlescape.h"
#include "models/document/edit/xmlrelayout.h"
#include "models/document/textencoding.h"
#include "models/document/xmlcharacters.h"

#include <algorithm>

namespace baton::xml {

namespace {

/// A character as it is written.
struct Written
{
    Letter letter;
    ByteRange range;
    bool isInCData = false;
};

/// Takes the text in @p range apart into its characters; blanks in CDATA that is all there is are
/// layout.
std::vector<Written> writtenIn(const Layout &layout, ByteRange range, bool isOnlyCData)
{
    const QByteArrayView bytes = layout.lines().bytes();
    std::vector<Written> all;
    PieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const Piece piece = reader.next();
        const ByteRange at = piece.range;
        const QByteArrayView source = bytes.sliced(at.begin, at.length());
        const bool canBeFixed =
            piece.kind == Piece::Kind::Reference || (piece.isInCData && !isOnlyCData);
        const auto add = [&](char32_t code, ByteRange place) {
            const bool isBlank = code == ' ' || code == '\t' || code == '\n';
            all.push_back({{code, canBeFixed && isBlank}, place, piece.isInCData});
        };
        if (piece.kind == Piece::Kind::Characters) {
            for (qsizetype i = at.begin; i < at.end;) {
                const Character c = characterAt(bytes, i);
                add(c.code, {i, i + c.length});
                i += c.length;
            }
        } else if (piece.kind == Piece::Kind::LineEnd) {
            add('\n', at);
        } else if (piece.kind == Piece::Kind::Reference) {
            const QString text = referredText(source).value_or(QString());
            for (const Letter &letter : lettersOf(text)) {
                add(letter.code, at);
            }
        }
    }
    return all;
}

/// The part of a text that has to change.
struct Difference
{
    size_t front = 0; ///< letters that stay at the beginning
    size_t back = 0;  ///< and at the end

    /// Where nothing is laid out, a blank may stay in whatever way it is written.
    Difference(const std::vector<Written> &was, const Letters &is, bool isLaidOut = true)
    {
        const auto stays = [isLaidOut](const Letter &before, const Letter &now) {
            return before == now || (!isLaidOut && before.code == now.code && !now.isFixed);
        };
        const size_t shorter = std::min(was.size(), is.size());
        while (front < shorter && stays(was[front].letter, is[front])) {
            ++front;
        }
        while (back < shorter - front
               && stays(was[was.size() - 1 - back].letter, is[is.size() - 1 - back])) {
            ++back;
        }
    }
};

/// Where new text goes that takes the place of the letters between front and back; nothing when it
/// would have to reach over the border of a CDATA section.
std::optional<Written> placeOf(const std::vector<Written> &was, const Difference &part,
                               ByteRange empty)
{
    const size_t end = was.size() - part.back;
    if (part.front < end) {
        const Written &first = was[part.front];
        const ByteRange range{first.range.begin, was[end - 1].range.end};
        for (size_t i = part.front; i < end; ++i) {
            const bool isNext = i == part.front || was[i].range.begin == was[i - 1].range.end;
            if (!isNext || was[i].isInCData != first.isInCData) {
                return std::nullopt;
            }
        }
        return Written{{}, range, first.isInCData};
    }
    if (part.front > 0) {
        const Written &before = was[part.front - 1];
        return Written{{}, {before.range.end, before.range.end}, before.isInCData};
    }
    if (part.back > 0) {
        const Written &behind = was.front();
        return Written{{}, {behind.range.begin, behind.range.begin}, behind.isInCData};
    }
    return Written{{}, empty, false};
}

/// Takes the letters between front and back away one by one, as comments and instructions stand
/// among them, and writes @p text where the first of them stood.
TextEdits around(const std::vector<Written> &was, const Difference &part, const QByteArray &text)
{
    TextEdits edits;
    for (size_t i = part.front; i < was.size() - part.back; ++i) {
        const ByteRange range = was[i].range;
        if (edits.empty()) {
            edits.push_back({range.begin, range.length(), text});
        } else if (edits.back().range().end == range.begin) {
            edits.back().length += range.length();
        } else if (edits.back().range().end < range.begin) { // a reference may be several letters
            edits.push_back({range.begin, range.length(), {}});
        }
    }
    return edits;
}

/// True when @p value becomes lines of their own between the tags of an element that held one.
/// Within a CDATA section each blank counts.
bool isNewBlock(const Text &was, const QString &value, const std::optional<QByteArray> &indentation,
                bool isOnlyCData)
{
    return !isOnlyCData && value.contains(u'\n') && !was.text.contains(u'\n')
        && indentation.has_value();
}

/// The text that is to stand in the element.
Text wantedText(const Text &was, const QString &value, const Manner &manner,
                const std::optional<QByteArray> &indentation, bool isOnlyCData)
{
    if (manner.isCautious) {
        return asItIs(value, true);
    }
    const QByteArray around = indentation.value_or(QByteArray());
    const BlockLayout block{QString::fromUtf8(around + manner.step), QString::fromUtf8(around)};
    if (TextBlock::of(was)) {
        return laidOut(value, block, &was);
    }
    return isNewBlock(was, value, indentation, isOnlyCData) ? laidOut(value, block)
                                                            : asItIs(value, false);
}

} // namespace

std::optional<TextEdits> setText(const Layout &layout, ByteRange range, const QString &value,
                                 const Manner &manner, const std::optional<QByteArray> &indentation)
{
    const QByteArrayView bytes = layout.lines().bytes();
    const Text was = contentText(bytes, range);
    const std::optional<ByteRange> section = onlyCData(bytes, range);
    const bool isOnlyCData = section.has_value();
    const Letters is = lettersOf(wantedText(was, value, manner, indentation, isOnlyCData));
    if (!areAllowed(is) || (was.hasNotes && manner.isCautious)) {
        return std::nullopt; // the latter would lose comments
    }
    const TextEdits anew{
        {range.begin, range.length(), escapedText(is, 0, is.size(), manner.newline)}};
    if (manner.isCautious) {
        return anew;
    }
    const ByteRange all = section.value_or(range);
    // The section's own marks belong to no letter, so read it with them.
    std::vector<Written> letters = writtenIn(layout, range, isOnlyCData);
    if (section) {
        std::erase_if(letters, [](const Written &letter) { return !letter.isInCData; });
    }
    const bool isLaidOut =
        TextBlock::of(was).has_value() || isNewBlock(was, value, indentation, isOnlyCData);
    const Difference part(letters, is, isLaidOut);
    const ByteRange empty{was.hasNotes ? all.end : all.begin, all.end};
    const std::optional<Written> place = placeOf(letters, part, empty);
    if (!place && was.hasNotes) {
        const QByteArray text = escapedText(is, part.front, is.size() - part.back, manner.newline);
        return around(letters, part, text);
    }
    if (!place) {
        return anew;
    }
    const bool isInCData = section.has_value() || place->isInCData;
    const size_t end = is.size() - part.back;
    const auto isFixed = [](const Letter &letter) { return letter.isFixed || letter.code == '\r'; };
    if (section && std::any_of(is.begin(), is.end(), isFixed)) {
        return anew;
    }
    const QByteArray text = isInCData ? bareText(is, part.front, end, manner.newline)
                                      : escapedText(is, part.front, end, manner.newline);
    return TextEdits{{place->range.begin, place->range.length(), text}};
}

std::optional<TextEdits> setAttribute(const Layout &layout, ByteRange range, const QString &value)
{
    const char quote = layout.lines().at(range.begin - 1);
    const Letters is = lettersOf(value);
    if (!areAllowed(is)) {
        return std::nullopt;
    }
    std::vector<Written> letters = writtenIn(layout, range, false);
    const QByteArrayView bytes = layout.lines().bytes();
    for (Written &written : letters) {
        const bool isReference = bytes[written.range.begin] == '&';
        const bool isBlank = written.letter.code == '\n' || written.letter.code == '\t';
        written.letter.isFixed = false;
        written.letter.code = isBlank && !isReference ? ' ' : written.letter.code;
    }
    const Difference part(letters, is);
    const std::optional<Written> place = placeOf(letters, part, {range.begin, range.begin});
    if (!place) {
        return std::nullopt;
    }
    const size_t end = is.size() - part.back;
    return TextEdits{
        {place->range.begin, place->range.length(), escapedValue(is, part.front, end, quote)}};
}

} // namespace baton::xml
