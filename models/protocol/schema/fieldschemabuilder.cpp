// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/fieldschemabuilder.h"

#include "models/findings/keywords.h"
#include "models/protocol/schema/schemaquery.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int maxDepth = 24;
constexpr int mostSchemas = 50'000; ///< a recursive schema expands to many

class FieldSchemaBuilder
{
public:
    FieldSchemaBuilder(const Value &root, const PackTexts &texts)
        : m_root(root)
        , m_texts(texts)
    {
    }

    FieldSchema build(const Value &schema, int depth) const
    {
        FieldSchema field;
        describe(field, schema, depth);
        return field;
    }

private:
    /// Adds the properties of @p schema to @p field. A referenced schema is added first, so that
    /// the referring one can refine it.
    void describe(FieldSchema &field, const Value &schema, int depth) const
    {
        if (depth > maxDepth || --m_left < 0) {
            return;
        }
        if (const Value *referred = referredBy(m_root, schema)) {
            describe(field, *referred, depth + 1);
        }
        addWords(field, schema);
        addValues(field, schema);
        addProperties(field, schema, depth);
        addChoices(field, schema);
        addItems(field, schema, depth);
        addWidget(field, schema);
    }

    void addWords(FieldSchema &field, const Value &schema) const
    {
        const auto replace = [&](QString &text, const QString &key, bool isTranslated) {
            if (const QString found = textUnder(schema, key); !found.isEmpty()) {
                text = isTranslated ? m_texts.of(found) : found;
            }
        };
        replace(field.title, u"title"_s, true);
        replace(field.help, u"description"_s, true);
        replace(field.placeholder, u"x-placeholder"_s, true);
        replace(field.summary, u"x-summary"_s, true);
        field.synonyms += textsUnder(schema, u"x-synonyms"_s);
        field.suggestions += textsUnder(schema, u"examples"_s);
        if (const Value *mayBe = schema.find(u"x-quoted"_s)) {
            field.mayBeQuoted = mayBe->text == "true"_L1;
        }
        if (const Value *isOk = schema.find(u"x-placeholder-ok"_s)) {
            field.mayBePlaceholder = isOk->text == "true"_L1;
        }
    }

    void addValues(FieldSchema &field, const Value &schema) const
    {
        if (schema.find(u"enum"_s)) {
            field.enumValues = textsUnder(schema, u"enum"_s);
        } else if (const Value *constant = schema.find(u"const"_s)) {
            field.enumValues = {constant->text};
        }
        if (const Value *severities = schema.find(u"x-value-severity"_s)) {
            for (const QString &value : severities->keys) {
                if (const auto severity = severityFromKeyword(textUnder(*severities, value))) {
                    field.valueSeverities.insert(value, *severity);
                }
            }
        }
        if (const Value *value = schema.find(u"default"_s)) {
            field.defaultValue = *value;
        }
        if (const Value *assumed = schema.find(u"x-default"_s)) {
            if (const Value *value = assumed->find(u"value"_s)) {
                field.conservativeDefault = *value;
                field.conservativeMeaning = m_texts.of(textUnder(*assumed, u"meaning"_s));
            }
        }
        if (const Value *minimum = schema.find(u"minimum"_s)) {
            field.minimum = minimum->text.toDouble();
        }
        if (const Value *maximum = schema.find(u"maximum"_s)) {
            field.maximum = maximum->text.toDouble();
        }
    }

    void addProperties(FieldSchema &field, const Value &schema, int depth) const
    {
        addFields(field, schema.find(u"properties"_s), false, depth);
        addFields(field, schema.find(u"x-suggested"_s), true, depth);
        for (const QString &name : textsUnder(schema, u"required"_s)) {
            for (FieldSchema &property : field.properties) {
                property.isRequired = property.isRequired || property.name == name;
            }
        }
    }

    void addChoices(FieldSchema &field, const Value &schema) const
    {
        const Value *all = schema.find(u"allOf"_s);
        for (const Value &part : all ? all->items : std::vector<Value>()) {
            addChoice(field, part);
        }
        addChoice(field, schema);
    }

    /// Handles conditional requirements: "if" a property has certain values, "then" others are
    /// required or must not be empty.
    void addChoice(FieldSchema &field, const Value &schema) const
    {
        const Value *condition = schema.find(u"if"_s);
        const Value *consequence = schema.find(u"then"_s);
        const Value *chosen = condition ? condition->find(u"properties"_s) : nullptr;
        if (!consequence || !chosen || chosen->keys.size() != 1 || condition->find(u"not"_s)) {
            return;
        }
        FieldSchema choice;
        addValues(choice, chosen->items.front());
        if (choice.enumValues.isEmpty()) {
            return;
        }
        const RequiringChoice asking{chosen->keys.front(), choice.enumValues};
        const QStringList required = textsUnder(*consequence, u"required"_s);
        for (FieldSchema &property : field.properties) {
            if (required.contains(property.name)) {
                property.requiredBy.push_back(asking);
            }
            const Value *asked =
                valueAt(*consequence, JsonPointer({u"properties"_s, property.name}));
            if (asked && asksForItem(*asked)) {
                property.filledBy.push_back(asking);
            }
        }
    }

    void addFields(FieldSchema &field, const Value *fields, bool isSuggested, int depth) const
    {
        if (!fields || fields->type != ValueType::Map) {
            return;
        }
        for (qsizetype i = 0; i < fields->keys.size(); ++i) {
            FieldSchema &property = propertyNamed(field, fields->keys[i]);
            describe(property, fields->items[size_t(i)], depth + 1);
            property.isSuggested = isSuggested;
            if (property.title.isEmpty()) {
                property.title = property.name;
            }
        }
    }

    /// The property @p name, which may exist already from a referenced schema and is then refined.
    static FieldSchema &propertyNamed(FieldSchema &field, const QString &name)
    {
        const auto known = std::ranges::find(field.properties, name, &FieldSchema::name);
        if (known != field.properties.end()) {
            return *known;
        }
        FieldSchema &property = field.properties.emplace_back();
        property.name = name;
        return property;
    }

    void addItems(FieldSchema &field, const Value &schema, int depth) const
    {
        const Value *items = schema.find(u"items"_s);
        if (!items) {
            items = schema.find(u"additionalProperties"_s);
        }
        if (items && items->type == ValueType::Map) {
            field.items = {build(*items, depth + 1)};
        }
    }

    static void addWidget(FieldSchema &field, const Value &schema)
    {
        QStringList types = typesIn(schema);
        field.isNullable = field.isNullable || types.removeAll(u"null"_s) > 0;
        if (const auto widget = widgetNamed(textUnder(schema, u"x-widget"_s))) {
            field.widget = *widget;
        } else if (types.size() == 1) {
            field.widget = widgetOf(field, types.front(), schema);
        }
    }

    static FieldWidget widgetOf(const FieldSchema &field, const QString &type, const Value &schema)
    {
        if (!field.enumValues.isEmpty()) {
            return FieldWidget::Enum;
        }
        if (type == "object"_L1) {
            return schema.find(u"properties"_s) ? FieldWidget::Object : FieldWidget::FreeMap;
        }
        if (type == "array"_L1) {
            return listWidget(field);
        }
        static const QHash<QString, FieldWidget> widgets{
            {u"string"_s, FieldWidget::Text},
            {u"number"_s, FieldWidget::Number},
            {u"integer"_s, FieldWidget::Integer},
            {u"boolean"_s, FieldWidget::Boolean},
        };
        return widgets.value(type, FieldWidget::Raw);
    }

    static FieldWidget listWidget(const FieldSchema &field)
    {
        if (field.items.empty()) {
            return FieldWidget::Raw;
        }
        const FieldWidget item = field.items.front().widget;
        if (item == FieldWidget::Object || item == FieldWidget::FreeMap) {
            return FieldWidget::ObjectList;
        }
        return item == FieldWidget::Text ? FieldWidget::TextList : FieldWidget::Raw;
    }

    const Value &m_root;
    mutable int m_left = mostSchemas;
    const PackTexts &m_texts;
};

} // namespace

QStringList typesIn(const Value &schema)
{
    const Value *type = schema.find(u"type"_s);
    if (!type) {
        return {};
    }
    return type->type == ValueType::List ? textsUnder(schema, u"type"_s) : QStringList(type->text);
}

FieldSchema fieldSchema(const Value &root, const PackTexts &texts)
{
    return FieldSchemaBuilder(root, texts).build(root, 0);
}

} // namespace baton
