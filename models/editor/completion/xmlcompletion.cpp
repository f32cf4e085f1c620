// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/xmlcompletion.h"

#include "models/editor/completion/xmlcontext.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isRepeated(const FieldSchema &field)
{
    return !field.items.empty();
}

/// The elements and attributes that @p element may contain.
std::vector<const FieldSchema *> partsOf(const FieldSchema &element)
{
    std::vector<const FieldSchema *> parts;
    if (isRepeated(element) && !element.items.front().isOneOf) {
        return {&element.items.front()};
    }
    const FieldSchema &map = isRepeated(element) ? element.items.front() : element;
    for (const FieldSchema &part : map.properties) {
        parts.push_back(&part);
    }
    return parts;
}

const FieldSchema *partOf(const FieldSchema &element, const QString &name)
{
    const std::vector<const FieldSchema *> parts = partsOf(element);
    const auto found = std::ranges::find(parts, name, &FieldSchema::name);
    return found == parts.end() ? nullptr : *found;
}

const FieldSchema *elementAt(const FieldSchema &root, const QStringList &path)
{
    const FieldSchema *element = &root;
    for (const QString &name : path) {
        element = element ? partOf(*element, name) : nullptr;
    }
    return element;
}

bool isElement(const FieldSchema &field)
{
    return !xml::isAttribute(field.name) && !xml::isText(field.name);
}

/// The elements that can still be added to @p element. Those that come next in its order are first.
std::vector<const FieldSchema *> missingElements(const FieldSchema &element,
                                                 const XmlContext &place)
{
    std::vector<const FieldSchema *> parts = partsOf(element);
    std::erase_if(parts, [&](const FieldSchema *part) {
        const bool isThere = place.before.contains(part->name) || place.behind.contains(part->name);
        return !isElement(*part) || (isThere && !isRepeated(element));
    });
    if (isRepeated(element)) {
        return parts;
    }
    const std::vector<const FieldSchema *> all = partsOf(element);
    const auto last = std::ranges::find_if(all.rbegin(), all.rend(), [&](const FieldSchema *part) {
        return place.before.contains(part->name);
    });
    const auto next = last.base();
    std::ranges::stable_partition(parts, [&](const FieldSchema *part) {
        return std::find(next, all.end(), part) != all.end();
    });
    return parts;
}

/// The completion of an element: the rest of its start tag with the required attributes, and its
/// end tag.
CompletionItem elementItem(const FieldSchema &field, const XmlContext &place)
{
    const QString name = place.nameSpace + field.name;
    const QString bracket = place.sort == XmlContext::Part::Element ? QString() : u"<"_s;
    CompletionItem item{field.name, bracket + name, field.title,
                        field.help, true,           field.isRequired};
    if (place.isWhole && place.sort == XmlContext::Part::Element) {
        return item;
    }
    const QString close = u"</"_s + name + u'>';
    const auto attribute = std::ranges::find_if(field.properties, [](const FieldSchema &part) {
        return part.isRequired && xml::isAttribute(part.name);
    });
    const bool hasElements = isRepeated(field) || std::ranges::any_of(field.properties, isElement);
    if (attribute != field.properties.end()) {
        item.insertion += u' ' + attribute->name.sliced(1) + u"=\""_s;
        item.tail = u"\">"_s + close;
    } else if (!hasElements) {
        item.insertion += u'>';
        item.tail = close;
    } else {
        const QString line = u'\n' + QString(place.column, u' ');
        item.insertion += u'>' + line + u"  "_s;
        item.tail = line + close;
    }
    return item;
}

std::vector<CompletionItem> elementsIn(const FieldSchema &element, const XmlContext &place)
{
    std::vector<CompletionItem> items;
    for (const FieldSchema *field : missingElements(element, place)) {
        items.push_back(elementItem(*field, place));
    }
    return items;
}

std::vector<CompletionItem> attributesOf(const FieldSchema &element, const XmlContext &place)
{
    std::vector<const FieldSchema *> fields;
    for (const FieldSchema &field : element.properties) {
        if (xml::isAttribute(field.name) && !place.before.contains(field.name.sliced(1))) {
            fields.push_back(&field);
        }
    }
    std::ranges::stable_sort(fields, {}, [](const FieldSchema *field) {
        return field->isRequired ? 0 : field->isSuggested ? 1 : 2;
    });
    std::vector<CompletionItem> items;
    for (const FieldSchema *field : fields) {
        const QString name = field->name.sliced(1);
        CompletionItem item{name, name, field->title, field->help, true, field->isRequired};
        if (!place.isWhole) {
            item.insertion += u"=\""_s;
            item.tail = u"\""_s;
        }
        items.push_back(item);
    }
    return items;
}

QString escaped(QString value, char quote)
{
    value.replace(u'&', u"&amp;"_s).replace(u'<', u"&lt;"_s);
    return quote == '"' ? value.replace(u'"', u"&quot;"_s) : value.replace(u'\'', u"&apos;"_s);
}

std::vector<CompletionItem> valuesOf(const FieldSchema &field, const XmlContext &place)
{
    const bool isOpen = place.sort == XmlContext::Part::AttributeValue && !place.isWhole;
    const QString close = isOpen ? QString(QLatin1Char(place.quote)) : QString();
    std::vector<CompletionItem> items;
    for (const QString &value : field.enumValues + field.suggestions) {
        items.push_back({value, escaped(value, place.quote) + close, {}, field.help});
    }
    return items;
}

std::vector<CompletionItem> itemsAt(const FieldSchema &element, const XmlContext &place)
{
    switch (place.sort) {
    case XmlContext::Part::Attribute:
        return attributesOf(element, place);
    case XmlContext::Part::AttributeValue: {
        const FieldSchema *field = partOf(element, u'@' + place.attribute);
        return field ? valuesOf(*field, place) : std::vector<CompletionItem>();
    }
    case XmlContext::Part::EndTag:
        return {};
    case XmlContext::Part::Element:
        return elementsIn(element, place);
    case XmlContext::Part::Text:
        break;
    }
    const FieldSchema *text = partOf(element, u"#text"_s);
    std::vector<CompletionItem> items = valuesOf(text ? *text : element, place);
    return items.empty() ? elementsIn(element, place) : items;
}

/// The completion with the end tag of the element around @p place.
std::vector<CompletionItem> endTag(const XmlContext &place)
{
    if (place.path.isEmpty()) {
        return {};
    }
    const QString name = place.nameSpace + place.path.last();
    return {{name, name + (place.isWhole ? QString() : u">"_s), {}, {}, true}};
}

} // namespace

Completions xmlCompletionsAt(const QByteArray &bytes, qsizetype offset, const FieldSchema &root,
                             qsizetype begin)
{
    const std::optional<XmlContext> place = xmlPlaceAt(bytes, offset, begin);
    if (!place) {
        return {};
    }
    std::vector<CompletionItem> items;
    if (place->sort == XmlContext::Part::EndTag) {
        items = endTag(*place);
    } else if (const FieldSchema *element = elementAt(root, place->path)) {
        items = itemsAt(*element, *place);
    }
    return {place->replaced, place->prefix, itemsWith(place->prefix, std::move(items))};
}

} // namespace baton
