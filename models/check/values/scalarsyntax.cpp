// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/scalarsyntax.h"

#include "models/parsing/parse.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True for numbers such as "010", which is 10 for some readers and 8 for others.
bool hasLeadingZero(const QString &text)
{
    const QStringView digits = QStringView(text).sliced(text.startsWith(u'-') ? 1 : 0);
    return digits.size() > 1 && digits[0] == u'0' && digits[1].isDigit();
}

} // namespace

bool isJson(const QString &text, const QString &type)
{
    const ValueType wanted = type == "object"_L1 ? ValueType::Map : ValueType::List;
    if (type != "object"_L1 && type != "array"_L1) {
        return false;
    }
    const ParsedText parsed = parse(text.toUtf8(), Format::Json);
    return parsed.issues.empty() && parsed.documents.size() == 1
        && parsed.documents.front().tree.root().type == wanted;
}

bool isScalarOfType(const QString &text, const QString &type)
{
    bool isOk = false;
    if (hasLeadingZero(text)) {
        return false;
    }
    if (type == "integer"_L1) {
        text.toLongLong(&isOk);
    } else if (type == "number"_L1) {
        text.toDouble(&isOk);
    } else if (type == "boolean"_L1) {
        isOk = text == "true"_L1 || text == "false"_L1;
    }
    return isOk;
}

QString withoutComma(const QString &text)
{
    return text.endsWith(u',') ? text.chopped(1).trimmed() : text;
}

QString booleanOf(const QString &text)
{
    const QString word = text.toLower();
    if (word == "yes"_L1 || word == "on"_L1 || word == "true"_L1) {
        return u"true"_s;
    }
    return word == "no"_L1 || word == "off"_L1 || word == "false"_L1 ? u"false"_s : QString();
}

QStringList entriesIn(const QString &text)
{
    static const QRegularExpression bullet(uR"((?:^|\s+)(?:[•‣▪*–—-]\s+|[•‣▪])(?=\S))"_s);
    if (bullet.match(text.trimmed()).capturedStart() == 0) {
        return text.trimmed().split(bullet, Qt::SkipEmptyParts);
    }
    static const QRegularExpression names(
        uR"(^\s*(?:[\w-]*[./_-])+[\w-]*\w(?:,\s*(?:[\w-]*[./_-])+[\w-]*\w)+\s*$)"_s);
    static const QRegularExpression comma(uR"(,\s*)"_s);
    return names.match(text).hasMatch() ? text.trimmed().split(comma) : QStringList(text);
}

} // namespace baton
