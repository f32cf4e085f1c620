// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/valuecoercion.h"

#include "models/check/report/schematranslations.h"
#include "models/check/values/scalarsyntax.h"
#include "models/strings/numberguess.h"
#include "models/values/emptyvaluewords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p number without decimal point and exponent; empty if it is not a whole number.
QString wholeOf(const QString &number)
{
    constexpr double mostDigits = 1e15; // a double represents all integers of this size exactly
    bool isOk = false;
    number.toLongLong(&isOk);
    const double value = number.toDouble();
    const bool isWhole = std::trunc(value) == value && std::abs(value) < mostDigits;
    return isOk ? number : isWhole ? QString::number(qint64(value)) : QString();
}

std::optional<CoercedValue> intendedNumberOf(const QString &text, bool isInteger)
{
    const QString number = guessedNumber(text);
    if (!number.isEmpty()) {
        const QString whole = isInteger ? wholeOf(number) : number;
        return whole.isEmpty() ? std::nullopt : std::optional(CoercedValue{whole});
    }
    const QString measured = measuredNumber(text).number;
    return !measured.isEmpty() && (!isInteger || !wholeOf(measured).isEmpty())
        ? std::optional(CoercedValue{measured, false})
        : std::nullopt;
}

/// The list for a text such as "(a, b)", which is a list in other languages.
std::optional<CoercedValue> intendedList(const QString &text)
{
    static const QRegularExpression inBrackets(u"^\\(([^()\\[\\]{}:#\"']*)\\)$"_s);
    if (const QRegularExpressionMatch match = inBrackets.match(text); match.hasMatch()) {
        return CoercedValue{u'[' + match.captured(1).trimmed() + u']', false};
    }
    return isEmptyValueWord(text) ? std::optional(CoercedValue{u"[]"_s, false}) : std::nullopt;
}

QStringList keysOf(const FieldSchema &field)
{
    constexpr qsizetype most = 6;
    QStringList required;
    QStringList all;
    for (const FieldSchema &property : field.properties) {
        (property.isRequired ? required : all).append(property.name);
    }
    return (required.isEmpty() ? all : required)
        .first(std::min(most, required.isEmpty() ? all.size() : required.size()));
}

/// Advice on the keys of a map or list for @p field, if these are fixed; else empty.
QString adviceOnKeys(const QStringList &types, const FieldSchema &field)
{
    const QStringList keys = types.contains("object"_L1) ? keysOf(field) : QStringList();
    const QStringList keysOfEntry = types.contains("array"_L1) && !field.items.empty()
        ? keysOf(field.items.front())
        : QStringList();
    if (!keys.isEmpty()) {
        //: names of keys
        return SchemaTranslations::tr("; its keys are %1").arg(keys.join(u", "_s));
    }
    //: names of keys
    return keysOfEntry.isEmpty()
        ? QString()
        : SchemaTranslations::tr("; each of its entries is a map with the keys %1")
              .arg(keysOfEntry.join(u", "_s));
}

/// Advice on a text whose spelling shows the intended value; else as adviceOnKeys().
QString adviceOnText(const Node &node, const QStringList &types, const FieldSchema *field)
{
    constexpr qsizetype longest = 60;
    static const QRegularExpression bullet(u"^-[^\\s-]"_s);
    if (types.contains("array"_L1) && bullet.match(node.text).hasMatch()) {
        return SchemaTranslations::tr(
            "; an entry of a list begins with a hyphen and a blank: \"- \"");
    }
    static const QRegularExpression colon(uR"(^[\w.-]+(?:：|:\x{a0}))"_s);
    if (types.contains("object"_L1) && colon.match(node.text).hasMatch()) {
        return SchemaTranslations::tr("; a key ends with a colon and a space: \": \"");
    }
    const QString word = types.contains("boolean"_L1) ? booleanOf(node.text.trimmed()) : QString();
    if (!word.isEmpty()) {
        return SchemaTranslations::tr("; write %1").arg(word);
    }
    if (const auto meant = coercedValue(node.text, types)) {
        return meant->isCertain
            ? SchemaTranslations::tr("; write %1").arg(meant->spelling)
            : SchemaTranslations::tr("; write %1 if that is meant").arg(meant->spelling);
    }
    const bool takesText = types.contains("array"_L1) && field
        && field->widget == FieldWidget::TextList && node.text.size() <= longest
        && !node.text.contains(u'\n') && !node.text.contains(u'"') && !node.text.contains(u'\\');
    return takesText && !node.text.trimmed().isEmpty()
        ? SchemaTranslations::tr("; write %1 if that is meant")
              .arg(u"[\"%1\"]"_s.arg(entriesIn(node.text.trimmed()).join(u"\", \""_s)))
        : QString();
}

} // namespace

std::optional<CoercedValue> coercedValue(const QString &text, const QStringList &types)
{
    const QString plain = text.trimmed();
    if (types.contains("number"_L1) || types.contains("integer"_L1)) {
        if (auto number = intendedNumberOf(plain, !types.contains("number"_L1))) {
            return number;
        }
    }
    if (types.contains("null"_L1) && isEmptyValueWord(plain)) {
        static const QStringList certain{u"None"_s, u"nil"_s, u"NULL"_s, u"Null"_s};
        return CoercedValue{u"null"_s, certain.contains(plain)};
    }
    return types.contains("array"_L1) ? intendedList(plain) : std::nullopt;
}

QString typeHint(const Node &node, const QStringList &types, const FieldSchema *field)
{
    if (types.contains("string"_L1)) {
        return {};
    }
    const QString advice =
        node.type == ValueType::String ? adviceOnText(node, types, field) : QString();
    return advice.isEmpty() && field ? adviceOnKeys(types, *field) : advice;
}

QString colonAdvice()
{
    return SchemaTranslations::tr(
        "; the colon and the blank after it make a map: put the text in quotes");
}

} // namespace baton
