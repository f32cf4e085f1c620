// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmlsourcecharacters.h"

#include "models/formats/xml/xmlcharacters.h"

#include <algorithm>

namespace baton::xml {

std::vector<SourceCharacter> sourceCharactersOf(const edit::NodeLayout &layout, ByteRange range,
                                                bool isOnlyCData)
{
    const QByteArrayView bytes = layout.lines().bytes();
    std::vector<SourceCharacter> all;
    TextPieceReader reader(bytes, range);
    while (!reader.isAtEnd()) {
        const TextPiece piece = reader.next();
        const ByteRange at = piece.range;
        const QByteArrayView source = bytes.sliced(at.begin, at.length());
        const bool canBeFixed =
            piece.kind == TextPiece::Kind::Reference || (piece.isInCData && !isOnlyCData);
        const auto add = [&](char32_t code, ByteRange place) {
            const bool isBlank = code == ' ' || code == '\t' || code == '\n';
            all.push_back({{code, canBeFixed && isBlank}, place, piece.isInCData});
        };
        if (piece.kind == TextPiece::Kind::Characters) {
            for (qsizetype i = at.begin; i < at.end;) {
                const Character c = characterAt(bytes, i);
                add(c.code, {i, i + c.length});
                i += c.length;
            }
        } else if (piece.kind == TextPiece::Kind::LineEnd) {
            add('\n', at);
        } else if (piece.kind == TextPiece::Kind::Reference) {
            const QString text = referredText(source).value_or(QString());
            for (const DecodedCharacter &letter : decodedCharacters(text)) {
                add(letter.code, at);
            }
        }
    }
    return all;
}

std::vector<CDataSection> sectionsIn(const edit::NodeLayout &layout, ByteRange range,
                                     const std::vector<SourceCharacter> &letters)
{
    const auto firstFrom = [&](qsizetype at) {
        const auto found = std::ranges::lower_bound(
            letters, at, {}, [](const SourceCharacter &letter) { return letter.range.begin; });
        return size_t(found - letters.begin());
    };
    std::vector<CDataSection> sections;
    TextPieceReader reader(layout.lines().bytes(), range);
    while (!reader.isAtEnd()) {
        const TextPiece piece = reader.next();
        if (piece.kind == TextPiece::Kind::CDataOpen) {
            sections.push_back({piece.range, firstFrom(piece.range.end), 0});
        } else if (piece.kind == TextPiece::Kind::CDataClose) {
            sections.back().range.end = piece.range.end;
            sections.back().end = firstFrom(piece.range.begin);
        }
    }
    return sections;
}

} // namespace baton::xml
