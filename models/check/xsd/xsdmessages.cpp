// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/xsd/xsdmessages.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class XsdMessagesTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::XsdWords)
};

QString typeIn(const QString &detail)
{
    static const QRegularExpression pattern(u"of the atomic type 'xs:(\\w+)'"_s);
    const QString type = pattern.match(detail).captured(1);
    if (type == "positiveInteger"_L1) {
        return XsdMessagesTexts::tr("a whole number above 0");
    }
    if (type == "nonNegativeInteger"_L1 || type.startsWith("unsigned"_L1)) {
        return XsdMessagesTexts::tr("a whole number of 0 or more");
    }
    if (type.endsWith("nteger"_L1) || type == "int"_L1 || type == "long"_L1 || type == "short"_L1
        || type == "byte"_L1) {
        return XsdMessagesTexts::tr("a whole number");
    }
    if (type == "decimal"_L1 || type == "double"_L1 || type == "float"_L1) {
        return XsdMessagesTexts::tr("a number");
    }
    if (type == "boolean"_L1) {
        return XsdMessagesTexts::tr("true or false");
    }
    if (type == "date"_L1) {
        return XsdMessagesTexts::tr("a date such as 2026-01-31");
    }
    return type == "dateTime"_L1 ? XsdMessagesTexts::tr("a time such as 2026-01-31T12:00:00Z")
                                 : QString();
}

/// The requirement in a message about a facet, such as "[facet 'maxLength'] The value has a length
/// of '5'; this exceeds the … length of '3'."
QString facetIn(const QString &detail)
{
    static const QRegularExpression pattern(u"^\\[facet '(\\w+)'\\].*'([^']*)'\\D*$"_s);
    const QRegularExpressionMatch match = pattern.match(detail);
    const QString facet = match.captured(1);
    const QString limit = match.captured(2);
    if (facet == "minLength"_L1) {
        return XsdMessagesTexts::tr("at least %n characters long", nullptr, limit.toInt());
    }
    if (facet == "maxLength"_L1) {
        return XsdMessagesTexts::tr("at most %n characters long", nullptr, limit.toInt());
    }
    if (facet == "length"_L1) {
        return XsdMessagesTexts::tr("%n characters long", nullptr, limit.toInt());
    }
    if (facet == "minInclusive"_L1) {
        return XsdMessagesTexts::tr("at least %1").arg(limit);
    }
    if (facet == "maxInclusive"_L1) {
        return XsdMessagesTexts::tr("at most %1").arg(limit);
    }
    if (facet == "minExclusive"_L1) {
        return XsdMessagesTexts::tr("more than %1").arg(limit);
    }
    return facet == "maxExclusive"_L1 ? XsdMessagesTexts::tr("less than %1").arg(limit) : QString();
}

} // namespace

QString expectationIn(const QString &detail)
{
    const QString facet = facetIn(detail);
    return facet.isEmpty() ? typeIn(detail) : facet;
}

} // namespace baton
