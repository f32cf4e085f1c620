// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/schemarulenames.h"

using namespace Qt::StringLiterals;

namespace baton {

QString ruleSuffix(const QString &keyword)
{
    static const QHash<QString, QString> suffixes{
        {u"required"_s, u"required"_s},
        {u"dependentRequired"_s, u"required"_s},
        {u"type"_s, u"type"_s},
        {u"enum"_s, u"enum"_s},
        {u"const"_s, u"enum"_s},
        {u"minimum"_s, u"range"_s},
        {u"maximum"_s, u"range"_s},
        {u"exclusiveMinimum"_s, u"range"_s},
        {u"exclusiveMaximum"_s, u"range"_s},
        {u"multipleOf"_s, u"range"_s},
        {u"minLength"_s, u"range"_s},
        {u"maxLength"_s, u"range"_s},
        {u"minItems"_s, u"range"_s},
        {u"maxItems"_s, u"range"_s},
        {u"minProperties"_s, u"range"_s},
        {u"maxProperties"_s, u"range"_s},
        {u"pattern"_s, u"format"_s},
        {u"format"_s, u"format"_s},
    };
    return suffixes.value(keyword, u"schema"_s);
}

QString ruleSuffix(XsdViolation::Kind kind)
{
    using Fault = XsdViolation::Kind;
    switch (kind) {
    case Fault::Missing:
        return u"required"_s;
    case Fault::Empty:
        return u"empty"_s;
    case Fault::Unexpected:
    case Fault::Root:
        return u"unexpected"_s;
    case Fault::Repeated:
        return u"repeated"_s;
    case Fault::Order:
    case Fault::Place:
        return u"order"_s;
    case Fault::Enum:
        return u"enum"_s;
    case Fault::Type:
    case Fault::Text:
    case Fault::Elements:
        return u"type"_s;
    case Fault::Other:
        break;
    }
    return u"schema"_s;
}

std::set<ProducedRule> xsdRules(const QString &prefix)
{
    std::set<ProducedRule> rules{{prefix + "enum-blanks"_L1, Severity::Warning, {}},
                                 {prefix + "misspelt"_L1, Severity::Warning, {}},
                                 {prefix + "namespace"_L1, Severity::Error, {}},
                                 {prefix + "namespace"_L1, Severity::Note, {}},
                                 {prefix + "schema"_L1, Severity::Error, {}},
                                 {prefix + "unknown-name"_L1, Severity::Note, {}}};
    for (const XsdViolation::Kind kind :
         {XsdViolation::Kind::Missing, XsdViolation::Kind::Empty, XsdViolation::Kind::Unexpected,
          XsdViolation::Kind::Repeated, XsdViolation::Kind::Order, XsdViolation::Kind::Enum,
          XsdViolation::Kind::Type}) {
        rules.insert({prefix + ruleSuffix(kind), Severity::Error, {}});
    }
    return rules;
}

} // namespace baton
