// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/completion.h"

#include "models/editing/yaml/quoting.h"
#include "models/editor/completion/completioncontext.h"
#include "models/editor/completion/promptcompletion.h"
#include "models/editor/completion/xmlcompletion.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const FieldSchema *schemaAt(const FieldSchema &root, const std::vector<PathElement> &path)
{
    const FieldSchema *schema = &root;
    for (const PathElement &step : path) {
        if (step.isItem) {
            schema = schema->items.empty() ? nullptr : &schema->items.front();
        } else {
            schema = schema->property(step.key);
        }
        if (!schema) {
            return nullptr;
        }
    }
    return schema;
}

/// The text to insert behind a completed key, up to the place of its value.
QString keyTail(const FieldSchema &field, const CompletionContext &place)
{
    const WidgetTraits &traits = traitsOf(field.widget);
    if (place.isInFlow) {
        return traits.isList() ? u": ["_s : traits.isMap() ? u": {"_s : u": "_s;
    }
    const QString below = u":\n"_s + QString(place.column + 2, u' ');
    if (traits.isList()) {
        return below + u"- "_s;
    }
    return traits.isMap() ? below : u": "_s;
}

std::vector<CompletionItem> keysOf(const FieldSchema &map, const CompletionContext &place,
                                   Format format)
{
    std::vector<const FieldSchema *> fields;
    for (const FieldSchema &field : map.properties) {
        const bool isThere = std::ranges::any_of(place.siblings, [&](const QString &key) {
            return key == field.name || field.synonyms.contains(key);
        });
        if (!isThere) {
            fields.push_back(&field);
        }
    }
    std::ranges::stable_sort(fields, {}, [](const FieldSchema *field) {
        return field->isRequired ? 0 : field->isSuggested ? 1 : 2;
    });
    std::vector<CompletionItem> items;
    for (const FieldSchema *field : fields) {
        const auto escapes = format == Format::Json ? edit::Escapes::Json : edit::Escapes::Yaml;
        QString insertion =
            QString::fromUtf8(edit::spelledText(field->name, Style::Plain, false, escapes));
        QString tail;
        if (!place.isWhole) {
            insertion += keyTail(*field, place);
        }
        if (place.opensRoot) {
            const WidgetTraits &traits = traitsOf(field->widget);
            insertion.prepend(u"{\n  "_s);
            tail = (traits.isList() ? u"]"_s : traits.isMap() ? u"}"_s : QString()) + u"\n}"_s;
        }
        items.push_back(
            {field->name, insertion, field->title, field->help, true, field->isRequired, tail});
    }
    return items;
}

/// The most frequent quotes of values in the document that could be plain.
Style usualStyle(const QByteArray &bytes)
{
    constexpr qsizetype looked = qsizetype(64) * 1024;
    static const QRegularExpression scalar(
        uR"((?:: |- )(["']?)([A-Za-z_][A-Za-z0-9_./-]*)\1[ \t\r]*(?:#.*)?$)"_s,
        QRegularExpression::MultilineOption);
    int plain = 0;
    int single = 0;
    int twofold = 0;
    for (const QRegularExpressionMatch &match :
         scalar.globalMatch(QString::fromUtf8(bytes.first(std::min(bytes.size(), looked))))) {
        const QString quote = match.captured(1);
        if (edit::isPlainSafe(match.capturedView(2), false)) {
            ++(quote.isEmpty() ? plain : quote == "\""_L1 ? twofold : single);
        }
    }
    if (plain > single + twofold || single + twofold == 0) {
        return Style::Plain;
    }
    return single > twofold ? Style::SingleQuoted : Style::DoubleQuoted;
}

/// Spells text values with the quote before the caret, or else with the quotes usual in the
/// document.
class Spelling
{
public:
    Spelling(const QByteArray &bytes, Format format, const CompletionContext &place)
        : m_isInFlow(place.isInFlow)
        , m_escapes(format == Format::Json ? edit::Escapes::Json : edit::Escapes::Yaml)
        , m_style(place.quote == u'"'        ? Style::DoubleQuoted
                      : place.quote == u'\'' ? Style::SingleQuoted
                                             : usualStyle(bytes))
    {
    }

    [[nodiscard]] QString text(const QString &value) const
    {
        return QString::fromUtf8(edit::spelledText(value, m_style, m_isInFlow, m_escapes));
    }

private:
    bool m_isInFlow;
    edit::Escapes m_escapes;
    Style m_style;
};

std::vector<CompletionItem> valuesOf(const FieldSchema &field, const Spelling &spelling)
{
    const bool isNumber =
        field.widget == FieldWidget::Integer || field.widget == FieldWidget::Number;
    std::vector<CompletionItem> items;
    const auto add = [&](const QString &value, bool isText) {
        const bool isKnown = std::ranges::any_of(
            items, [&](const CompletionItem &item) { return item.label == value; });
        if (!isKnown) {
            items.push_back({value, isText ? spelling.text(value) : value, {}, field.help});
        }
    };
    for (const QString &value : field.enumValues) {
        add(value, !isNumber);
    }
    if (field.widget == FieldWidget::Boolean) {
        add(u"true"_s, false);
        add(u"false"_s, false);
    }
    for (const QString &value : field.suggestions) {
        add(value, !isNumber);
    }
    if (field.isNullable) {
        add(u"null"_s, false);
    }
    return items;
}

} // namespace

std::vector<CompletionItem> itemsWith(const QString &prefix, std::vector<CompletionItem> items)
{
    std::erase_if(items, [&](const CompletionItem &item) {
        return !item.label.contains(prefix, Qt::CaseInsensitive);
    });
    std::ranges::stable_sort(items, {}, [&](const CompletionItem &item) {
        return item.label.startsWith(prefix, Qt::CaseInsensitive) ? 0 : 1;
    });
    return items;
}

Completions completionsAt(const QByteArray &bytes, qsizetype offset, Format format,
                          const FieldSchema &root, qsizetype begin)
{
    if (format == Format::Prompt) {
        return promptCompletionsAt(bytes, offset, root);
    }
    if (format == Format::Xml) {
        return xmlCompletionsAt(bytes, offset, root, begin);
    }
    const bool isJson = format == Format::Json;
    const auto place =
        isJson ? flowPlaceAt(bytes, offset, begin, format) : yamlPlaceAt(bytes, offset, begin);
    const FieldSchema *schema = place ? schemaAt(root, place->path) : nullptr;
    if (!schema) {
        return {};
    }
    std::vector<CompletionItem> items;
    if (place->mayBeKey) {
        items = keysOf(*schema, *place, format);
    }
    if (place->mayBeValue && items.empty()) {
        items = valuesOf(*schema, Spelling(bytes, format, *place));
    }
    return {place->replaced, place->prefix, itemsWith(place->prefix, std::move(items))};
}

} // namespace baton
