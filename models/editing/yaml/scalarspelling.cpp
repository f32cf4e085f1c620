// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/scalarspelling.h"

#include "models/editing/yaml/quoting.h"
#include "models/editing/yaml/scalarpatch.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::edit {
namespace {

bool isJsonNumber(const QString &text)
{
    static const QRegularExpression number(
        uR"(\A-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?\z)"_s);
    return number.match(text).hasMatch();
}

/// The spelling of a null, boolean or number; empty if the format does not allow it.
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

Escapes escapesOf(const WritingStyle &manner)
{
    if (manner.format == Format::Json) {
        return manner.isAscii ? Escapes::JsonAscii : Escapes::Json;
    }
    return manner.isAscii ? Escapes::YamlAscii : Escapes::Yaml;
}

bool fitsOneLine(const QString &text, Style style, const ScalarPlace &place)
{
    switch (style) {
    case Style::Plain:
        return isPlainSafe(text, place.isInFlow, place.wasTime);
    case Style::SingleQuoted:
        return fitsSingleQuotes(text);
    default:
        return true;
    }
}

QByteArray onOneLine(const QString &text, Style style, const WritingStyle &manner)
{
    switch (style) {
    case Style::Plain:
        return text.toUtf8();
    case Style::SingleQuoted:
        return singleQuoted(text);
    default:
        return doubleQuoted(text, escapesOf(manner));
    }
}

/// The present source text if @p text is equal and the source has line breaks or escapes to keep.
std::optional<SpelledValue> withPresent(const QString &text, Style style,
                                        const WritingStyle &manner, const ScalarPlace &place)
{
    const QByteArray &present = place.present;
    const bool isSame = style == place.preferred && !manner.isCautious;
    const bool hasMore = present.contains('\n') || present.contains('\r') || present.contains('\\');
    const bool fits = fitsOneLine(QString(text).replace(u'\n', u' '), style, place);
    if (!isSame || !hasMore || !fits) {
        return std::nullopt;
    }
    const auto spelt = [&](const QString &part) {
        const QByteArray whole = onOneLine(part, style, manner);
        return style == Style::Plain ? whole : whole.sliced(1, whole.size() - 2);
    };
    const auto scalar = patchedScalar(present, style, text, spelt);
    return scalar ? std::optional(SpelledValue{*scalar, {}}) : std::nullopt;
}

std::optional<SpelledValue> inBlockStyle(const QString &text, Style style, const ScalarPlace &place)
{
    BlockScalarStyle form = place.block;
    form.isFolded = style == Style::Folded;
    return place.isInFlow || place.isKey ? std::nullopt : blockScalar(text, form);
}

std::optional<SpelledValue> inStyle(const QString &text, Style style, const WritingStyle &manner,
                                    const ScalarPlace &place)
{
    if (style == Style::Literal || style == Style::Folded) {
        return inBlockStyle(text, style, place);
    }
    if (std::optional<SpelledValue> spelled = withPresent(text, style, manner, place)) {
        return spelled;
    }
    const bool fits = fitsOneLine(text, style, place);
    return fits ? std::optional(SpelledValue{onOneLine(text, style, manner), {}}) : std::nullopt;
}

std::vector<Style> stylesToTry(const QString &text, const WritingStyle &manner,
                               const ScalarPlace &place)
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

size_t containerKind(const Value &value)
{
    return containerKind(value.type == ValueType::Map,
                         std::ranges::any_of(value.items, &Value::isContainer));
}

bool isInBrackets(const Value &value, const WritingStyle &manner)
{
    return value.items.empty() || manner.bracketsOnly || manner.isInBrackets[containerKind(value)];
}

QByteArray Colon::behind(int keyEnd) const
{
    const int gap = column - keyEnd - 1;
    return column < 0 ? text : ':' + QByteArray(std::max(gap, 1), ' ');
}

ScalarPlace placeOf(const Node &node, const QByteArray &present, Style preferred)
{
    ScalarPlace place;
    place.present = present;
    place.preferred = preferred;
    place.wasTime =
        node.type == ValueType::String && node.style == Style::Plain && looksLikeTime(node.text);
    return place;
}

std::optional<SpelledValue> spelledScalar(const Value &value, const WritingStyle &manner,
                                          const ScalarPlace &place)
{
    if (value.type != ValueType::String) {
        const QByteArray text = typedScalar(value, manner.format);
        return text.isEmpty() ? std::nullopt : std::optional(SpelledValue{text, {}});
    }
    for (const Style style : stylesToTry(value.text, manner, place)) {
        if (std::optional<SpelledValue> spelled = inStyle(value.text, style, manner, place)) {
            return spelled;
        }
    }
    return std::nullopt;
}

std::optional<QByteArray> spelledKey(const QString &key, const WritingStyle &manner,
                                     Style preferred, bool isInFlow)
{
    constexpr qsizetype mostBytes =
        1024; // the limit for a key and its colon in PyYAML, libyaml and yaml-cpp
    const Style style = manner.isCautious ? Style::DoubleQuoted : preferred;
    const QByteArray spelled = spelledText(key, style, isInFlow, escapesOf(manner));
    const bool isTooLong = manner.format != Format::Json && spelled.size() >= mostBytes;
    return isTooLong ? std::nullopt : std::optional(spelled);
}

} // namespace baton::edit
