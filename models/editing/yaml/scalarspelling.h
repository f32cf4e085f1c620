// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/yaml/blockscalar.h"
#include "models/tree/parsedtext.h"
#include "models/tree/tree.h"

#include <array>

namespace baton::edit {

/// The layout of a map or list within brackets.
struct BracketStyle
{
    bool isSpread = false;   ///< each entry has a line of its own
    bool holdsLines = false; ///< its first entry has none, but spans several itself: "[{"
    QByteArray padding;      ///< inside of its brackets, on one line

    friend bool operator==(const BracketStyle &, const BracketStyle &) = default;
};

/// Maps and lists are laid out by whether they hold others: those that do not often stand on one
/// line.
constexpr size_t containerKinds = 4;
[[nodiscard]] constexpr size_t containerKind(bool isMap, bool holdsContainers)
{
    return (isMap ? 2 : 0) + (holdsContainers ? 1 : 0);
}
[[nodiscard]] size_t containerKind(const Value &value);

/// The text between a key and its value.
struct Colon
{
    QByteArray text = ": "; ///< with the blanks around it
    int column = -1; ///< column of values that are aligned below each other; -1 when they are not

    /// The colon behind a key that ends at @p keyEnd.
    [[nodiscard]] QByteArray behind(int keyEnd) const;
    /// The blanks behind a colon that is there already.
    [[nodiscard]] QByteArray gap() const { return text.mid(text.indexOf(':') + 1); }
};

/// The style that makes new values look like their surroundings.
struct WritingStyle
{
    Format format = Format::Yaml;
    Style strings = Style::Plain; ///< Plain, SingleQuoted or DoubleQuoted
    Style keys = Style::Plain;
    bool isAscii = false;      ///< other characters are escaped where quotes allow it
    bool isCautious = false;   ///< every string in double quotes
    bool bracketsOnly = false; ///< containers are written within brackets
    std::array<bool, containerKinds> isInBrackets = {}; ///< by containerKind(), or only such
    int step = 2;                                       ///< columns for each level
    int dashStep = 2; ///< columns from a key to the dashes below it
    QByteArray dash = "- ";
    Colon colon; ///< of the new entry itself
    QByteArray newline = "\n";
    // Within brackets:
    std::array<BracketStyle, containerKinds> brackets; ///< by containerKind()
    QByteArray bracketStep = "  ";                     ///< the indentation of each level
    QByteArray innerColon = ": ";                      ///< in new maps
    QByteArray comma = ", ";                           ///< on one line
};

/// True where @p manner writes the container @p value within brackets in block context, too.
[[nodiscard]] bool isInBrackets(const Value &value, const WritingStyle &manner);

/// The place of a scalar.
struct ScalarPlace
{
    bool isInFlow = false;
    bool isKey = false;
    Style preferred = Style::Absent; ///< the style it has now; Absent for a new one
    bool wasTime = false;            ///< it is a time without quotes now, and may become another
    BlockScalarStyle block;          ///< for the literal and folded styles
    QByteArray present;              ///< as it is written now; its lines and escapes stay
};

/// The place of the scalar @p node, written as @p present, which becomes another one.
[[nodiscard]] ScalarPlace placeOf(const Node &node, const QByteArray &present, Style preferred);

/// Nothing when the format has no way to write @p value, as with a hexadecimal number in JSON.
[[nodiscard]] std::optional<SpelledValue>
spelledScalar(const Value &value, const WritingStyle &manner, const ScalarPlace &place);
/// Nothing for a key that is too long for some readers of YAML.
[[nodiscard]] std::optional<QByteArray> spelledKey(const QString &key, const WritingStyle &manner,
                                                   Style preferred, bool isInFlow);

} // namespace baton::edit
