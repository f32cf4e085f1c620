// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmltextedit.h"

#include "models/editing/xmltext/xmllineedit.h"
#include "models/editing/xmltext/xmltextindentation.h"
#include "models/editing/xmltext/xmlvalueaffixes.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/text/encodingdetection.h"

#include <algorithm>

namespace baton::xml {

namespace {

/// True if @p value gets separate lines between the tags of an element whose text was on one line.
/// False if the element contains a CDATA section, because all whitespace in it is content.
bool isNewBlock(const DecodedText &was, const QString &value,
                const std::optional<QByteArray> &indentation)
{
    return was.sections.empty() && value.contains(u'\n') && !was.text.contains(u'\n')
        && indentation.has_value();
}

/// The complete new text of the element.
DecodedText wholeText(const DecodedText &was, const QString &value, const XmlWritingStyle &manner,
                      const std::optional<QByteArray> &indentation)
{
    if (manner.isCautious) {
        return verbatimText(value, true);
    }
    const std::optional<TextBlock> block = TextBlock::of(was);
    if (!block && !isNewBlock(was, value, indentation)) {
        return verbatimText(value, false);
    }
    const QByteArray around = indentation.value_or(QByteArray());
    const QString own = block ? block->indentation : QString();
    return indentedText(
        value,
        {own.isEmpty() ? QString::fromUtf8(around + manner.step) : own, QString::fromUtf8(around)});
}

} // namespace

std::optional<TextEdits> setText(const NodeLayout &layout, ByteRange range, const QString &value,
                                 const XmlWritingStyle &manner,
                                 const std::optional<QByteArray> &indentation)
{
    const QByteArrayView bytes = layout.lines().bytes();
    const DecodedText was = contentText(bytes, range);
    const DecodedText whole = wholeText(was, value, manner, indentation);
    const Letters is = decodedCharacters(whole);
    if (!areAllowed(is)) {
        return std::nullopt;
    }
    if (!manner.isCautious && !isNewBlock(was, value, indentation)) {
        const DecodedText lines = TextBlock::of(was) ? withFixedBlank(value) : whole;
        if (auto edits = changedInLines(layout, range, lines, manner.newline)) {
            return edits;
        }
    }
    if (was.hasNotes && !was.text.isEmpty()) {
        return std::nullopt; // the comments would be lost
    }
    const std::optional<ByteRange> section = onlyCData(bytes, range);
    const auto isFixed = [](const DecodedCharacter &letter) {
        return letter.isFixed || letter.code == '\r';
    };
    const bool staysCData = section && !manner.isCautious && std::ranges::none_of(is, isFixed);
    const ByteRange behind{range.end, range.end};
    const ByteRange place = staysCData ? *section : was.hasNotes ? behind : range;
    const auto spelled = staysCData ? bareText : escapedText;
    return TextEdits{{place.begin, place.length(), spelled(is, 0, is.size(), manner.newline)}};
}

std::optional<TextEdits> setAttribute(const NodeLayout &layout, ByteRange range,
                                      const QString &value)
{
    const char quote = layout.lines().at(range.begin - 1);
    const Letters is = decodedCharacters(value);
    if (!areAllowed(is)) {
        return std::nullopt;
    }
    std::vector<SourceCharacter> letters = sourceCharactersOf(layout, range, false);
    const QByteArrayView bytes = layout.lines().bytes();
    for (SourceCharacter &written : letters) {
        const bool isReference = bytes[written.range.begin] == '&';
        const bool isBlank = written.letter.code == '\n' || written.letter.code == '\t';
        written.letter.isFixed = false;
        written.letter.code = isBlank && !isReference ? ' ' : written.letter.code;
    }
    const ValueAffixes common(letters, is);
    const ByteRange place = changedRange(letters, common, {range.begin, range.begin});
    const size_t end = is.size() - common.suffix;
    return TextEdits{{place.begin, place.length(), escapedValue(is, common.prefix, end, quote)}};
}

} // namespace baton::xml
