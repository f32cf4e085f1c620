// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/rulesofpack.h"

#include "models/findings/keywords.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/rule.h"
#include "models/protocol/pack/schemarulenames.h"
#include "models/protocol/schema/schemaquery.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Walks a schema at the places where violations are reported, with the names that SchemaFindings
/// uses.
class SchemaRules
{
public:
    SchemaRules(const ProtocolPack &pack, std::set<ProducedRule> &rules)
        : m_pack(pack)
        , m_rules(rules)
    {
    }

    void add(const Value &schema)
    {
        if (schema.type != ValueType::Map) {
            return;
        }
        for (qsizetype i = 0; i < schema.keys.size(); ++i) {
            addKeyword(schema, schema.keys[i], schema.items[size_t(i)]);
        }
    }

private:
    void addKeyword(const Value &schema, const QString &keyword, const Value &value)
    {
        static const QSet<QString> ofNames{u"properties"_s, u"patternProperties"_s, u"$defs"_s,
                                           u"dependentSchemas"_s};
        static const QSet<QString> ofSchemas{u"items"_s,
                                             u"prefixItems"_s,
                                             u"additionalProperties"_s,
                                             u"unevaluatedProperties"_s,
                                             u"allOf"_s,
                                             u"anyOf"_s,
                                             u"oneOf"_s,
                                             u"then"_s,
                                             u"else"_s};
        if (ofNames.contains(keyword)
            || (value.type == ValueType::List && ofSchemas.contains(keyword))) {
            std::ranges::for_each(value.items, [this](const Value &item) { add(item); });
        } else if (ofSchemas.contains(keyword) && value.type == ValueType::Map) {
            add(value);
        }
        if (asserts(schema, keyword, value)) {
            addViolation(schema, keyword);
        } else if (keyword == "x-synonyms"_L1) {
            m_rules.insert({m_pack.id + ".synonym"_L1, Severity::Note, m_pack.synonymMessage});
            m_rules.insert({m_pack.id + ".synonym-passed-over"_L1, Severity::Note, {}});
        }
        if (keyword == "type"_L1) {
            addType(schema, value);
        }
    }

    /// True if violations of @p keyword itself are reported.
    static bool asserts(const Value &schema, const QString &keyword, const Value &value)
    {
        static const QSet<QString> others{u"uniqueItems"_s, u"contains"_s, u"not"_s,
                                          u"propertyNames"_s};
        if (keyword == "anyOf"_L1 || keyword == "oneOf"_L1) {
            return schema.find(u"x-message"_s) != nullptr;
        }
        if (keyword == "additionalProperties"_L1 || keyword == "unevaluatedProperties"_L1) {
            return value.type == ValueType::Boolean && value.text == "false"_L1;
        }
        if (keyword == "required"_L1) {
            return !value.items.empty();
        }
        return others.contains(keyword) || ruleSuffix(keyword) != "schema"_L1;
    }

    void addViolation(const Value &schema, const QString &keyword)
    {
        const QString given = annotationOf(schema, u"x-rule"_s, keyword);
        m_rules.insert({given.isEmpty() ? m_pack.id + u'.' + ruleSuffix(keyword) : given,
                        severityFromKeyword(annotationOf(schema, u"x-severity"_s, keyword))
                            .value_or(Severity::Error),
                        annotationOf(schema, u"x-message"_s, keyword)});
    }

    /// Adds the rules for empty values and for numbers that JSON does not have.
    void addType(const Value &schema, const Value &value)
    {
        if (annotationOf(schema, u"x-rule"_s, u"type"_s).isEmpty()) {
            m_rules.insert({m_pack.id + ".empty"_L1, Severity::Error, {}});
        }
        if (value.text == "number"_L1 || value.text == "integer"_L1) {
            m_rules.insert({m_pack.id + ".range"_L1, Severity::Error, {}});
        }
    }

    const ProtocolPack &m_pack;
    std::set<ProducedRule> &m_rules;
};

std::vector<Notice> noticesOf(const KindModel &kind)
{
    const SchemaLookup &places = kind.schemaPlaces;
    const MarkdownRules &use = kind.markdown;
    return {places.used, places.missing, places.unusable, places.newer, places.unknown,
            use.none,    use.unfenced,   use.several,     use.unclosed};
}

/// True if the kind has fields besides its root key.
bool hasFields(const FieldSchema &root)
{
    const auto isObject = [](const FieldSchema &field) { return !field.properties.empty(); };
    return root.properties.size() > 1 || std::ranges::any_of(root.properties, isObject);
}

} // namespace

std::set<ProducedRule> rulesOfPack(const ProtocolPack &pack)
{
    std::set<ProducedRule> rules;
    SchemaRules schemas(pack, rules);
    for (const KindModel &model : pack.kinds) {
        schemas.add(model.schema);
        if (!model.kind.isXml && hasFields(model.kind.fields)) {
            rules.insert({pack.id + ".misspelt"_L1, Severity::Note, {}});
            rules.insert({pack.id + ".misspelt"_L1, Severity::Warning, {}});
        }
        for (const Wrapper &wrapper : model.wrappers) {
            schemas.add(wrapper.around.schema);
        }
        if (model.xsd) {
            rules.merge(xsdRules(pack.id + u'.'));
        }
        for (const Notice &notice : noticesOf(model)) {
            if (!notice.id.isEmpty()) {
                rules.insert({notice.id, notice.severity, notice.message});
            }
        }
    }
    if (!pack.aliasMessage.isEmpty()) {
        rules.insert({pack.id + ".agent-alias"_L1, Severity::Note, pack.aliasMessage});
    }
    if (pack.spelling) {
        rules.insert({pack.id + ".spelling"_L1, *pack.spelling, {}});
    }
    for (const std::shared_ptr<const Rule> &rule : pack.rules) {
        rules.merge(rule->produced());
    }
    return rules;
}

} // namespace baton
