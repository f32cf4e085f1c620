// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xmltext/xmlsourcecharacters.h"

namespace baton::xml {

/// A line of a value and its position in the source.
struct ValueLine
{
    qsizetype at = 0;    ///< offset in the value
    qsizetype begin = 0; ///< offset in the source
    qsizetype from = 0;  ///< offset behind the indentation, in the source
    qsizetype end = 0;
    bool isLed = false;   ///< the preceding line end is layout, not content
    bool isShort = false; ///< indented less than the text's indentation
};

/// The number of the character that each UTF-16 position in the text of @p letters belongs to,
/// followed by that of the end.
[[nodiscard]] std::vector<size_t> letterNumbers(const Letters &letters);

/// The characters of an element's value, by line.
class ValueLetters
{
public:
    ValueLetters(const edit::NodeLayout &layout, ByteRange range);

    [[nodiscard]] const QString &value() const { return m_value; }
    [[nodiscard]] const std::vector<ValueLine> &lines() const { return m_lines; }
    [[nodiscard]] const std::vector<SourceCharacter> &letters() const { return m_letters; }
    /// Empty if a single CDATA section is the whole content.
    [[nodiscard]] const std::vector<CDataSection> &sections() const { return m_sections; }
    [[nodiscard]] const QByteArray &indentation() const { return m_indentation; }
    [[nodiscard]] bool isBlock() const { return m_isBlock; }
    [[nodiscard]] bool isOnlyCData() const { return m_section.has_value(); }

    /// The line that contains the character, or the line end, at @p at in the value.
    [[nodiscard]] const ValueLine &lineAt(qsizetype at) const;
    /// The position in the text for the position @p at in the value.
    [[nodiscard]] qsizetype placeOf(qsizetype at) const;
    /// The number of the character at @p place in the text.
    [[nodiscard]] size_t letterAt(qsizetype place) const { return m_numbers[size_t(place)]; }
    /// The place behind the last character of the value, before the closing whitespace.
    [[nodiscard]] SourceCharacter end() const;

private:
    void readLines(const DecodedText &text);

    ByteRange m_range;
    std::optional<ByteRange> m_section;
    std::vector<SourceCharacter> m_letters;
    std::vector<CDataSection> m_sections;
    std::vector<size_t> m_numbers;
    std::vector<ValueLine> m_lines;
    QString m_value;
    QByteArray m_indentation;
    bool m_isBlock = false;
};

/// The value of the element whose text is in @p range of @p bytes.
[[nodiscard]] QString valueIn(QByteArrayView bytes, ByteRange range);

} // namespace baton::xml
