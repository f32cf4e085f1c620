// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/scalarspelling.h"

#include "models/document/edit/quoting.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton::edit {
namespace {

bool isJsonNumber(const QString &text)
{
    static const QRegularExpression number(
        uR"(\A-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\z)"_s);
    return number.match(text).hasMatch();
}

/// Null, booleans and numbers as spelt; empty when the format does not know the spelling.
QByteArray typedScalar(const Value &value, Format format)
{
    const bool isJson = format == Format::Json;
    switch (value.type) {
    case ValueType::Null:
        return "null";
    case ValueType::Boolean:
        return isJson ? value.text.toLower().toUtf8() : value.text.toUtf8();
    case ValueType::Integer:
    case ValueType::Float:
        return isJson && !isJsonNumber(value.text) ? "" : value.text.toUtf8();
    default:
        return {};
    }
}

QByteArray inDoubleQuotes(const QString &text, const Manner &manner)
{
    if (manner.format == Format::Json) {
        return doubleQuoted(text, manner.isAscii ? Escapes::JsonAscii : Escapes::Json);
    }
    return doubleQuoted(text, manner.isAscii ? Escapes::YamlAscii : Escapes::Yaml);
}

std::optional<Spelled> inStyle(const QString &text, Style style, const Manner &manner,
                               const ScalarPlace &place)
{
    switch (style) {
    case Style::Plain:
        return fitsPlain(text, place.isInFlow, place.wasTime)
            ? std::optional(Spelled{text.toUtf8(), {}})
            : std::nullopt;
    case Style::SingleQuoted:
        return fitsSingleQuotes(text) ? std::optional(Spelled{singleQuoted(text), {}})
                                      : std::nullopt;
    case Style::Literal:
    case Style::Folded: {
        BlockForm form = place.block;
        form.isFolded = style == Style::Folded;
        return place.isInFlow || place.isKey ? std::nullopt : blockScalar(text, form);
    }
    default:
        return Spelled{inDoubleQuotes(text, manner), {}};
    }
}

std::vector<Style> stylesToTry(const QString &text, const Manner &manner, const ScalarPlace &place)
{
    if (manner.format == Format::Json || manner.isCautious) {
        return {Style::DoubleQuoted};
    }
    std::vector<Style> styles;
    const bool isNew = place.preferred == Style::Absent;
    if (!isNew) {
        styles.push_back(place.preferred);
    }
    if (text.contains(u'\n')) {
        styles.push_back(Style::Literal);
    } else {
        styles.push_back(manner.strings);
        if (isNew && manner.strings == Style::Plain) {
            styles.push_back(Style::Plain);
        }
    }
    styles.push_back(Style::DoubleQuoted);
    return styles;
}

} // namespace

ScalarPlace placeOf(const Node &node, Style preferred)
{
    ScalarPlace place;
    place.preferred = preferred;
    place.wasTime =
        node.type == ValueType::String && node.style == Style::Plain && looksLikeTime(node.text);
    return place;
}

std::optional<Spelled> spelledScalar(const Value &value, const Manner &manner,
                                     const ScalarPlace &place)
{
    if (value.type != ValueType::String) {
        const QByteArray text = typedScalar(value, manner.format);
        return text.isEmpty() ? std::nullopt : std::optional(Spelled{text, {}});
    }
    for (const Style style : stylesToTry(value.text, manner, place)) {
        if (std::optional<Spelled> spelled = inStyle(value.text, style, manner, place)) {
            return spelled;
        }
    }
    return std::nullopt;
}

QByteArray spelledKey(const QString &key, const Manner &manner, Style preferred, bool isInFlow)
{
    if (manner.format != Format::Json) {
        // Coordinates are keys more often than YAML 1.1 is read to the letter.
        const bool isLetter = key.size() == 1 && key.front().isLetter();
        if (preferred == Style::Plain && (isLetter || fitsPlain(key, isInFlow))) {
            return key.toUtf8();
        }
        if (preferred == Style::SingleQuoted && fitsSingleQuotes(key)) {
            return singleQuoted(key);
        }
    }
    return inDoubleQuotes(key, manner);
}

} // namespace baton::edit
