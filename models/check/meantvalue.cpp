// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/meantvalue.h"

#include "models/check/schemamessagestexts.h"
#include "models/core/meantnumber.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// How people write that there is nothing.
bool isNothing(const QString &text)
{
    static const QStringList words{
        QString(), u"none"_s, u"n/a"_s, u"na"_s,      u"nil"_s,
        u"-"_s,    u"null"_s, u"–"_s,   u"nothing"_s, u"not applicable"_s};
    return words.contains(text.toLower());
}

bool isWhole(const QString &number)
{
    bool isOk = false;
    number.toLongLong(&isOk);
    return isOk;
}

std::optional<MeantValue> meantNumberOf(const QString &text, bool isInteger)
{
    const QString number = meantNumber(text);
    if (!number.isEmpty() && (!isInteger || isWhole(number))) {
        return MeantValue{number};
    }
    const QString measured = measuredNumber(text).number;
    return !measured.isEmpty() && (!isInteger || isWhole(measured))
        ? std::optional(MeantValue{measured, false})
        : std::nullopt;
}

/// "(a, b)" is a list in other languages.
std::optional<MeantValue> meantList(const QString &text)
{
    static const QRegularExpression inBrackets(u"^\\(([^()\\[\\]{}:#\"']*)\\)$"_s);
    if (const QRegularExpressionMatch match = inBrackets.match(text); match.hasMatch()) {
        return MeantValue{u'[' + match.captured(1).trimmed() + u']', false};
    }
    return isNothing(text) ? std::optional(MeantValue{u"[]"_s, false}) : std::nullopt;
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

} // namespace

std::optional<MeantValue> meantValue(const QString &text, const QStringList &types)
{
    const QString plain = text.trimmed();
    if (types.contains("number"_L1) || types.contains("integer"_L1)) {
        if (auto number = meantNumberOf(plain, !types.contains("number"_L1))) {
            return number;
        }
    }
    if (types.contains("null"_L1) && isNothing(plain)) {
        static const QStringList certain{u"None"_s, u"nil"_s, u"NULL"_s, u"Null"_s};
        return MeantValue{u"null"_s, certain.contains(plain)};
    }
    return types.contains("array"_L1) ? meantList(plain) : std::nullopt;
}

QString adviceOnType(const Node &node, const QStringList &types, const FieldSchema *field)
{
    if (node.type != ValueType::String || types.contains("string"_L1)) {
        return {};
    }
    static const QRegularExpression bullet(u"^-[^\\s-]"_s);
    if (types.contains("array"_L1) && bullet.match(node.text).hasMatch()) {
        return SchemaMessagesTexts::tr(
            "; an entry of a list begins with a hyphen and a blank: \"- \"");
    }
    static const QRegularExpression colon(uR"(^[\w.-]+(?:：|:\x{a0}))"_s);
    if (types.contains("object"_L1) && colon.match(node.text).hasMatch()) {
        return SchemaMessagesTexts::tr("; a key ends with a colon and a space: \": \"");
    }
    if (const auto meant = meantValue(node.text, types)) {
        return meant->isCertain
            ? SchemaMessagesTexts::tr("; write %1").arg(meant->spelling)
            : SchemaMessagesTexts::tr("; write %1 if that is meant").arg(meant->spelling);
    }
    const QStringList keys = types.contains("object"_L1) && field ? keysOf(*field) : QStringList();
    //: names of keys
    return keys.isEmpty() ? QString()
                          : SchemaMessagesTexts::tr("; its keys are %1").arg(keys.join(u", "_s));
}

QString colonAdvice()
{
    return SchemaMessagesTexts::tr(
        "; the colon and the blank behind it make a map: put the text in quotes");
}

} // namespace baton
