// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/constrainttext.h"

#include "models/protocol/schema/schemaquery.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The number in a short form: "1.0e-6", as required by YAML, becomes "1e-6".
QString plain(const Value &value)
{
    bool isNumber = false;
    const double number = value.text.toDouble(&isNumber);
    return isNumber ? QString::number(number, 'g', 12).replace("e-0"_L1, "e-"_L1) : value.text;
}

} // namespace

QString thresholdOf(const Value &schema, const QString &unit)
{
    if (const Value *constant = schema.find(u"const"_s)) {
        return constant->text;
    }
    if (schema.find(u"enum"_s)) {
        //: between two allowed values
        return textsUnder(schema, u"enum"_s)
            .join(u' ' + QCoreApplication::translate("baton::Threshold", "or") + u' ');
    }
    static const std::pair<QString, QString> bounds[]{
        {u"exclusiveMinimum"_s, u"> "_s}, {u"minimum"_s, u"≥ "_s},
        {u"exclusiveMaximum"_s, u"< "_s}, {u"maximum"_s, u"≤ "_s},
        {u"minItems"_s, u"≥ "_s},         {u"maxItems"_s, u"≤ "_s},
    };
    QStringList parts;
    for (const auto &[keyword, sign] : bounds) {
        if (const Value *bound = schema.find(keyword)) {
            parts.append(sign + plain(*bound) + (unit.isEmpty() ? QString() : u' ' + unit));
        }
    }
    return parts.join(u", "_s);
}

} // namespace baton
