// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/blockscalar.h"
#include "models/tree/parsedtext.h"
#include "models/tree/tree.h"

#include <array>

namespace baton::edit {

/// The layout of a map or list in brackets.
struct BracketStyle
{
    bool isSpread = false;   ///< each entry has a separate line
    bool holdsLines = false; ///< the first entry follows the bracket and spans several lines: "[{"
    QByteArray padding;      ///< blanks inside the brackets on one line

    friend bool operator==(const BracketStyle &, const BracketStyle &) = default;
};

/// Containers are classified by type and by whether they hold containers, because those that do not
/// are often on one line.
constexpr size_t containerKinds = 4;
[[nodiscard]] constexpr size_t containerKind(bool isMap, bool holdsContainers)
{
    return (isMap ? 2 : 0) + (holdsContainers ? 1 : 0);
}
[[nodiscard]] size_t containerKind(const Value &value);

/// The text between a key and its value.
struct Colon
{
    QByteArray text = ": "; ///< colon with the blanks around it
    int column = -1;        ///< common column of aligned values; -1: not aligned

    /// The colon behind a key that ends at @p keyEnd.
    [[nodiscard]] QByteArray behind(int keyEnd) const;
    /// The blanks behind the colon.
    [[nodiscard]] QByteArray gap() const { return text.mid(text.indexOf(':') + 1); }
};

/// The style that makes new values look like their surroundings.
struct WritingStyle
{
    Format format = Format::Yaml;
    Style strings = Style::Plain; ///< Plain, SingleQuoted or DoubleQuoted
    Style keys = Style::Plain;
    bool isAscii = false;      ///< escape non-ASCII characters where quotes allow it
    bool isCautious = false;   ///< write every string in double quotes
    bool bracketsOnly = false; ///< write containers in brackets only
    std::array<bool, containerKinds> isInBrackets =
        {};           ///< all containers of a containerKind() are in brackets
    int step = 2;     ///< columns of one level
    int dashStep = 2; ///< columns from a key to the dashes below it
    QByteArray dash = "- ";
    Colon colon; ///< colon of the new entry itself
    QByteArray newline = "\n";
    // Inside brackets:
    std::array<BracketStyle, containerKinds> brackets; ///< by containerKind()
    QByteArray bracketStep = "  ";                     ///< indentation of one level
    QByteArray innerColon = ": ";                      ///< colon in new maps
    QByteArray comma = ", ";                           ///< separator on one line
};

/// True if @p manner writes the container @p value in brackets in block context as well.
[[nodiscard]] bool isInBrackets(const Value &value, const WritingStyle &manner);

/// The place of a scalar.
struct ScalarPlace
{
    bool isInFlow = false;
    bool isKey = false;
    Style preferred = Style::Absent; ///< present style; Absent: a new scalar
    bool wasTime = false;   ///< the present value is a time without quotes; a new one may be, too
    BlockScalarStyle block; ///< for the literal and folded styles
    QByteArray present;     ///< present source text; its line breaks and escapes are kept
};

/// The place of the existing scalar @p node, whose source text is @p present.
[[nodiscard]] ScalarPlace placeOf(const Node &node, const QByteArray &present, Style preferred);

/// The source text of the scalar @p value; nullopt if the format cannot express it, such as a
/// hexadecimal number in JSON.
[[nodiscard]] std::optional<SpelledValue>
spelledScalar(const Value &value, const WritingStyle &manner, const ScalarPlace &place);
/// The source text of a key; nullopt if it is too long for some YAML readers.
[[nodiscard]] std::optional<QByteArray> spelledKey(const QString &key, const WritingStyle &manner,
                                                   Style preferred, bool isInFlow);

} // namespace baton::edit
