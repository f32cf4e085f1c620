// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmltextplan.h"

#include "models/document/edit/xmlchange.h"
#include "models/document/edit/xmlrelayout.h"
#include "models/document/textencoding.h"
#include "models/document/xmlcharacters.h"

#include <algorithm>

namespace baton::xml {

namespace {

/// True when @p value becomes lines of their own between the tags of an element that held one.
/// Where it holds a CDATA section, in which each blank counts, its tags stay where they are.
bool isNewBlock(const Text &was, const QString &value, const std::optional<QByteArray> &indentation)
{
    return was.sections.empty() && value.contains(u'\n') && !was.text.contains(u'\n')
        && indentation.has_value();
}

/// The text that is to stand in the element.
Text wantedText(const Text &was, const QString &value, const Manner &manner,
                const std::optional<QByteArray> &indentation)
{
    if (manner.isCautious) {
        return asItIs(value, true);
    }
    const QByteArray around = indentation.value_or(QByteArray());
    const BlockLayout block{QString::fromUtf8(around + manner.step), QString::fromUtf8(around)};
    if (TextBlock::of(was)) {
        return laidOut(value, block, &was);
    }
    return isNewBlock(was, value, indentation) ? laidOut(value, block) : asItIs(value, false);
}

} // namespace

std::optional<TextEdits> setText(const Layout &layout, ByteRange range, const QString &value,
                                 const Manner &manner, const std::optional<QByteArray> &indentation)
{
    const QByteArrayView bytes = layout.lines().bytes();
    const Text was = contentText(bytes, range);
    const std::optional<ByteRange> section = onlyCData(bytes, range);
    const Letters is = lettersOf(wantedText(was, value, manner, indentation));
    if (!areAllowed(is) || (was.hasNotes && manner.isCautious)) {
        return std::nullopt; // the latter would lose comments
    }
    const auto isFixed = [](const Letter &letter) { return letter.isFixed || letter.code == '\r'; };
    if (manner.isCautious || (section && std::ranges::any_of(is, isFixed))) {
        return TextEdits{
            {range.begin, range.length(), escapedText(is, 0, is.size(), manner.newline)}};
    }
    // The section's own marks belong to no letter, so read it with them.
    std::vector<Written> letters = writtenIn(layout, range, section.has_value());
    if (section) {
        std::erase_if(letters, [](const Written &letter) { return !letter.isInCData; });
    }
    const bool isLaidOut = TextBlock::of(was).has_value() || isNewBlock(was, value, indentation);
    const Difference part(letters, is, isLaidOut);
    const ByteRange all = section.value_or(range);
    const ByteRange empty{was.hasNotes ? all.end : all.begin, all.end};
    if (const std::optional<Written> place = placeOf(letters, part, empty)) {
        const auto spelled = section || place->isInCData ? bareText : escapedText;
        return TextEdits{{place->range.begin, place->range.length(),
                          spelled(is, part.front, is.size() - part.back, manner.newline)}};
    }
    const WideChange change(letters, is, isLaidOut, manner.newline);
    return change.edits(range, sectionsIn(layout, range, letters), was.hasNotes);
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
