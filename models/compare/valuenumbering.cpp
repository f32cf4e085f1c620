// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/valuenumbering.h"

#include "models/tree/yamlscalar.h"
#include "models/values/value.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A decimal number as its digits without zeros at either end and the power of ten behind them.
QString decimalMeaning(const QRegularExpressionMatch &match, const QString &spelling)
{
    const QString fraction = match.captured(3);
    QString digits = match.captured(2) + fraction;
    bool isExponent = true;
    const QString power = match.captured(4);
    qint64 exponent = power.isEmpty() ? 0 : power.toLongLong(&isExponent);
    if (!isExponent || std::abs(exponent) > 1'000'000'000) {
        return spelling.toLower();
    }
    exponent -= fraction.size();
    qsizetype end = digits.size();
    while (end > 0 && digits[end - 1] == u'0') {
        --end;
        ++exponent;
    }
    qsizetype begin = 0;
    while (begin < end && digits[begin] == u'0') {
        ++begin;
    }
    if (begin == end) {
        return u"0"_s;
    }
    digits = digits.sliced(begin, end - begin);
    const QString sign = match.captured(1) == u"-"_s ? u"-"_s : QString();
    return sign + digits + u'e' + QString::number(exponent);
}

QString numberMeaning(const QString &spelling)
{
    static const QRegularExpression decimal(
        u"\\A([-+]?)([0-9]*)(?:\\.([0-9]*))?(?:[eE]([-+]?[0-9]+))?\\z"_s);
    const std::optional<qint64> integer = integerIn(spelling);
    const QRegularExpressionMatch match =
        decimal.match(integer ? QString::number(*integer) : spelling);
    return match.hasMatch() ? decimalMeaning(match, spelling) : spelling.toLower();
}

QString booleanMeaning(const QString &spelling)
{
    const QString word = spelling.toLower();
    const bool isYes = word == "true"_L1 || word == "yes"_L1 || word == "on"_L1 || word == "y"_L1;
    return isYes ? u"true"_s : u"false"_s;
}

/// The meaning of the scalar @p value, the same for every way to spell it: 1.0e-10 and 1e-10 are
/// one number, True and true one boolean. Numbers are read exactly, without rounding.
QString scalarMeaning(const Value &value)
{
    switch (value.type) {
    case ValueType::Integer:
    case ValueType::Float:
        return numberMeaning(value.text);
    case ValueType::Boolean:
        return booleanMeaning(value.text);
    default:
        return value.text;
    }
}

QChar mark(ValueType type)
{
    switch (type) {
    case ValueType::Null:
        return u'0';
    case ValueType::Boolean:
        return u'b';
    case ValueType::Integer:
    case ValueType::Float:
        return u'n';
    case ValueType::String:
        return u's';
    case ValueType::List:
        return u'[';
    case ValueType::Map:
        return u'{';
    }
    return {};
}

} // namespace

NumberedValue ValueIds::numbered(const Value &value)
{
    NumberedValue result{&value, 0, {}};
    if (!value.isContainer()) {
        result.id = idOf(mark(value.type) + scalarMeaning(value));
        return result;
    }
    QStringList parts;
    result.items.reserve(value.items.size());
    for (size_t i = 0; i < value.items.size(); ++i) {
        const NumberedValue &item = result.items.emplace_back(numbered(value.items[i]));
        QString part = QString::number(item.id);
        if (value.type == ValueType::Map) {
            part += u':' + QString::number(textId(result.keyAt(i)));
        }
        parts.append(part);
    }
    if (value.type == ValueType::Map) {
        parts.sort();
    }
    result.id = idOf(mark(value.type) + parts.join(u','));
    return result;
}

int ValueIds::textId(const QString &text)
{
    return idOf(u't' + text);
}

int ValueIds::idOf(const QString &meaning)
{
    const auto found = m_ids.constFind(meaning);
    return found != m_ids.constEnd() ? *found
                                     : *m_ids.insert(meaning, static_cast<int>(m_ids.size()));
}

} // namespace baton
