// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <vector>

namespace baton::xml {

/// One stretch of the text between two tags.
struct TextPiece
{
    enum class Kind { Characters, LineEnd, Reference, CDataOpen, CDataClose, Note };
    Kind kind = Kind::Characters;
    ByteRange range;
    bool isInCData = false;
};

/// Splits the text in a range into pieces. A bare "&" or "<" counts as a character.
class TextPieceReader
{
public:
    TextPieceReader(QByteArrayView bytes, ByteRange range);

    [[nodiscard]] bool isAtEnd() const { return m_at >= m_end; }
    TextPiece next();

private:
    [[nodiscard]] TextPiece piece(TextPiece::Kind kind, qsizetype end) const;
    [[nodiscard]] bool startsWith(QByteArrayView text) const;
    [[nodiscard]] qsizetype markupEnd(QByteArrayView close) const;

    QByteArrayView m_bytes;
    qsizetype m_at;
    qsizetype m_end;
    bool m_isInCData = false;
};

/// A text with line ends as LF and references replaced.
struct DecodedText
{
    QString text;
    std::vector<qsizetype> fixed; ///< offsets of blanks and line ends that are content, not layout;
                                  ///< they are written as references or in CDATA
    bool hasNotes = false;        ///< a comment or processing instruction is in the text
    std::vector<ByteRange> sections = {}; ///< ranges of CDATA content

    /// True if the blank, tab or line end at @p at is layout.
    [[nodiscard]] bool isLayout(qsizetype at) const;
};

[[nodiscard]] DecodedText contentText(QByteArrayView bytes, ByteRange range);
[[nodiscard]] QString attributeText(QByteArrayView bytes, ByteRange range);

/// The decoded value of a text that begins with a line break and contains no markup, carriage
/// returns or references to blanks. A fast alternative to TextBlock; nullopt for other texts.
[[nodiscard]] std::optional<QString> plainBlock(QByteArrayView text);

/// The content of a CDATA section that is alone in @p range, except for line breaks and indentation
/// around it.
[[nodiscard]] std::optional<ByteRange> onlyCData(QByteArrayView bytes, ByteRange range);

/// The layout of a text that begins with a line break. The first line break, the line of the end
/// tag and the common indentation are not part of the value.
struct TextBlock
{
    qsizetype begin = 0; ///< begin of the first line
    qsizetype end = 0;   ///< end of the last line, without its line break
    QString indentation;

    /// nullopt if the text does not begin with a line break.
    [[nodiscard]] static std::optional<TextBlock> of(const DecodedText &text);
    /// The range of each line in the text.
    [[nodiscard]] std::vector<ByteRange> places(const DecodedText &text) const;
    /// The text of the line at @p place without its indentation.
    [[nodiscard]] QStringView line(const DecodedText &text, ByteRange place) const;
    [[nodiscard]] QString value(const DecodedText &text) const;
};

} // namespace baton::xml
