// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmlvaluelines.h"

#include <algorithm>

namespace baton::xml {

std::vector<size_t> letterNumbers(const Letters &letters)
{
    std::vector<size_t> numbers;
    for (size_t i = 0; i < letters.size(); ++i) {
        numbers.insert(numbers.end(), QChar::requiresSurrogates(letters[i].code) ? 2 : 1, i);
    }
    numbers.push_back(letters.size());
    return numbers;
}

ValueLetters::ValueLetters(const edit::NodeLayout &layout, ByteRange range)
    : m_range(range)
    , m_section(onlyCData(layout.lines().bytes(), range))
    , m_letters(sourceCharactersOf(layout, range, m_section.has_value()))
{
    if (m_section) { // the section's markup belongs to no character
        std::erase_if(m_letters, [](const SourceCharacter &letter) { return !letter.isInCData; });
    } else {
        m_sections = sectionsIn(layout, range, m_letters);
    }
    Letters letters;
    std::ranges::transform(m_letters, std::back_inserter(letters), &SourceCharacter::letter);
    m_numbers = letterNumbers(letters);
    readLines(contentText(layout.lines().bytes(), range));
}

void ValueLetters::readLines(const DecodedText &text)
{
    const std::optional<TextBlock> block = TextBlock::of(text);
    const QString indentation = block ? block->indentation : QString();
    m_isBlock = block.has_value();
    m_indentation = indentation.toUtf8();
    const qsizetype stop = block ? block->end : text.text.size();
    ValueLine line{0, block ? block->begin : 0, 0, 0, m_isBlock};
    while (true) {
        const qsizetype newline = text.text.indexOf(u'\n', line.begin);
        line.end = newline < 0 ? stop : std::min(newline, stop);
        const QStringView whole = QStringView(text.text).sliced(line.begin, line.end - line.begin);
        line.isShort = line.isLed && !whole.startsWith(indentation);
        line.from = line.isShort ? line.end
            : line.isLed         ? line.begin + indentation.size()
                                 : line.begin;
        m_lines.push_back(line);
        m_value += QStringView(text.text).sliced(line.from, line.end - line.from);
        if (line.end == stop) {
            return;
        }
        m_value += u'\n';
        line.at = m_value.size();
        line.begin = line.end + 1;
        line.isLed = m_isBlock && text.isLayout(line.end);
    }
}

const ValueLine &ValueLetters::lineAt(qsizetype at) const
{
    return *std::prev(std::ranges::upper_bound(m_lines, at, {}, &ValueLine::at));
}

qsizetype ValueLetters::placeOf(qsizetype at) const
{
    const ValueLine &line = lineAt(at);
    return line.from + at - line.at;
}

SourceCharacter ValueLetters::end() const
{
    const size_t next = letterAt(m_lines.back().end);
    const qsizetype byte = next < m_letters.size() ? m_letters[next].range.begin
        : m_section                                ? m_section->end
                                                   : m_range.end;
    return {{}, {byte, byte}, isOnlyCData()};
}

QString valueIn(QByteArrayView bytes, ByteRange range)
{
    const DecodedText text = contentText(bytes, range);
    const std::optional<TextBlock> block = TextBlock::of(text);
    return block ? block->value(text) : text.text;
}

} // namespace baton::xml
