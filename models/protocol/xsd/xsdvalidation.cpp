// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdvalidation.h"

#include "models/protocol/xsd/libxml2handles.h"

#include <libxml/tree.h>
#include <libxml/xmlerror.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Fault = XsdViolation::Kind;

constexpr int maxRounds = 100;

/// Adds a message without its beginning, "Element '{uri}mode', attribute 'x': ".
void addMessage(void *messages, xsd::ErrorPointer error)
{
    static const QRegularExpression head(
        uR"(\AElement '[^']*'(?:, attribute '(?:\{[^}]*\})?([^']*)')?: )"_s);
    XsdValidation::Message message;
    message.code = error->code;
    message.element = static_cast<xmlNode *>(error->node);
    message.text = QString::fromUtf8(error->message).trimmed();
    if (const QRegularExpressionMatch match = head.match(message.text); match.hasMatch()) {
        message.attribute = match.captured(1);
        message.text.remove(0, match.capturedLength());
    }
    if (message.text.contains("Internal error"_L1)) {
        message.text = QCoreApplication::translate(
            "baton::XsdValidation",
            "A pattern of the schema is too much for this value, so that it is "
            "not judged");
    }
    if (message.element && message.element->type == XML_ATTRIBUTE_NODE) {
        message.element = message.element->parent;
    }
    static_cast<std::vector<XsdValidation::Message> *>(messages)->push_back(std::move(message));
}

/// The names in "Expected is one of ( {uri}a, b, ##other{uri}* )." without wildcards.
QStringList expectedIn(const QString &text)
{
    static const QRegularExpression list(uR"(Expected is (?:one of )?\( (.*) \))"_s);
    static const QRegularExpression uri(uR"(\{[^}]*\})"_s);
    QStringList names;
    const QString listed = list.match(text).captured(1).remove(uri);
    for (const QString &name : listed.split(u", "_s, Qt::SkipEmptyParts)) {
        if (!name.contains(u'*') && !name.contains(u'#')) {
            names.append(name.trimmed());
        }
    }
    return names;
}

Fault kindOf(int code, bool isBlank)
{
    switch (code) {
    case XML_SCHEMAV_CVC_ENUMERATION_VALID:
        return isBlank ? Fault::Empty : Fault::Enum;
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1:
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2:
    case XML_SCHEMAV_CVC_TYPE_3_1_1:
        return Fault::Unexpected;
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3:
        return Fault::Text;
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_2:
    case XML_SCHEMAV_CVC_TYPE_3_1_2:
        return Fault::Elements;
    case XML_SCHEMAV_CVC_ELT_1:
        return Fault::Root;
    case XML_SCHEMAV_CVC_MINLENGTH_VALID:
    case XML_SCHEMAV_CVC_PATTERN_VALID:
        return isBlank ? Fault::Empty : Fault::Type;
    default:
        const bool isValue = code >= XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_1
            && code <= XML_SCHEMAV_CVC_ENUMERATION_VALID;
        return isValue ? Fault::Type : Fault::Other;
    }
}

/// The positions, from the last to the first, of a longest ascending sequence in @p ranks. Of
/// several ones, the one with the earliest positions.
std::vector<size_t> ascending(const std::vector<qsizetype> &ranks)
{
    // For each length, the positions at which an ascending sequence of this length may end; their
    // ranks descend.
    std::vector<std::vector<size_t>> ends;
    for (size_t i = 0; i < ranks.size(); ++i) {
        const auto place = std::ranges::upper_bound(
            ends, ranks[i], {}, [&](const auto &same) { return ranks[same.back()]; });
        if (place == ends.end()) {
            ends.push_back({i});
        } else {
            place->push_back(i);
        }
    }
    std::vector<size_t> kept;
    for (auto same = ends.rbegin(); same != ends.rend(); ++same) {
        const auto first = kept.empty()
            ? same->begin()
            : std::ranges::lower_bound(*same, ranks[kept.back()], std::ranges::greater(),
                                       [&](size_t position) { return ranks[position]; });
        kept.push_back(*first);
    }
    return kept;
}

} // namespace

XsdValidation::XsdValidation(xmlSchema *schema, const QString &targetNamespace,
                             const FieldSchema &fields, QByteArrayView xml, const Tree &tree)
    : m_schema(schema)
    , m_namespace(targetNamespace)
    , m_fields(fields)
    , m_instance(xml, tree)
{
}

XsdResult XsdValidation::judge()
{
    m_judgement.isReadable = m_instance.isReadable();
    m_judgement.refusal = m_instance.refusal();
    if (!m_instance.isReadable()) {
        return std::move(m_judgement);
    }
    fitNamespace();
    for (int round = 0; round < maxRounds; ++round) {
        bool isCorrected = false;
        for (const Message &message : validate()) {
            if (!message.element || XsdDocument::isStandIn(message.element)) {
                continue;
            }
            if (message.code == XML_SCHEMAV_ELEMENT_CONTENT) {
                correct(message);
                isCorrected = true;
            } else if (message.code == XML_SCHEMAV_CVC_COMPLEX_TYPE_4) {
                addMissingAttribute(message);
            } else {
                addValue(message);
            }
        }
        if (!isCorrected) {
            break;
        }
    }
    return std::move(m_judgement);
}

std::vector<XsdValidation::Message> XsdValidation::validate()
{
    std::vector<Message> messages;
    const xsd::Validator validator(xmlSchemaNewValidCtxt(m_schema));
    xmlSchemaSetValidStructuredErrors(validator.get(), addMessage, &messages);
    xmlSchemaValidateDoc(validator.get(), m_instance.document());
    return messages;
}

void XsdValidation::fitNamespace()
{
    const QString own = m_instance.rootNamespace();
    if (own == m_namespace) {
        fitElements();
        return;
    }
    m_judgement.lacksNamespace = own.isEmpty();
    m_judgement.otherNamespace = own;
    m_instance.moveToNamespace(m_namespace);
}

/// Handles schemas in which elements below the root have no namespace.
void XsdValidation::fitElements()
{
    const auto isInNone = [](const Message &message) {
        return message.element && XsdDocument::isInNone(message.element);
    };
    if (m_instance.hasElementsInNone() && std::ranges::any_of(validate(), isInNone)) {
        m_judgement.hasElementsInNone = true;
        m_instance.moveFromNone();
    }
}

XsdViolation &XsdValidation::add(Fault kind, const xmlNode *element, const QString &name,
                                 const QString &detail)
{
    return m_judgement.violations.emplace_back(
        XsdViolation{kind, m_instance.nodeOf(element), name, {}, detail});
}

void XsdValidation::addValue(const Message &message)
{
    if (m_seen.contains({message.element, message.attribute})) {
        return;
    }
    m_seen.insert({message.element, message.attribute});
    const bool isAttribute = !message.attribute.isEmpty();
    const QString text = isAttribute ? XsdDocument::textOf(message.element, message.attribute)
                                     : XsdDocument::textOf(message.element);
    const QString name = isAttribute ? u'@' + message.attribute : QString();
    const Fault kind = kindOf(message.code, text.trimmed().isEmpty());
    XsdViolation &violation = add(kind, message.element, name, message.text);
    if (const NodeId node = m_instance.attributeOf(message.element, message.attribute);
        isAttribute && node != noNode) {
        violation.node = node;
        violation.name.clear();
    }
    const FieldSchema *field = fieldOf(message.element);
    if (field && isAttribute) {
        field = field->property(u'@' + message.attribute);
    } else if (field && !field->properties.empty()) {
        field = field->property(u"#text"_s);
    }
    if (field && (kind == Fault::Enum || kind == Fault::Type || kind == Fault::Empty)) {
        violation.allowed = field->enumValues;
    }
}

/// Handles a message such as "The attribute 'path' is required but missing."
void XsdValidation::addMissingAttribute(const Message &message)
{
    static const QRegularExpression quoted(u"attribute '(?:\\{[^}]*\\})?([^']*)'"_s);
    const QString name = u'@' + quoted.match(message.text).captured(1);
    if (!m_seen.contains({message.element, name})) {
        m_seen.insert({message.element, name});
        add(Fault::Missing, message.element, name, message.text);
    }
}

void XsdValidation::correct(const Message &message)
{
    const QStringList expected = expectedIn(message.text);
    if (message.text.startsWith("Missing child"_L1)) {
        correctMissing(message.element, nullptr, expected);
    } else {
        correctUnexpected(message.element, expected);
    }
}

/// Reports that @p parent lacks one of @p expected, and inserts a placeholder element for it.
void XsdValidation::correctMissing(xmlNode *parent, xmlNode *next, const QStringList &expected)
{
    const FieldSchema *field = fieldOf(parent);
    QString name = expected.value(0);
    QStringList choice = expected;
    for (const QString &candidate : expected) {
        const FieldSchema *property = field ? field->property(candidate) : nullptr;
        if (property && property->isRequired) {
            name = candidate;
            choice = {candidate};
            break;
        }
    }
    const bool isList = field && !field->items.empty();
    XsdViolation &violation = add(isList ? Fault::Empty : Fault::Missing, parent,
                                  isList                   ? QString()
                                      : choice.size() == 1 ? name
                                                           : QString());
    violation.allowed = choice;
    if (!name.isEmpty()) {
        m_instance.insertStandIn(parent, next, name);
    }
}

void XsdValidation::correctUnexpected(xmlNode *element, const QStringList &expected)
{
    xmlNode *parent = element->parent;
    const FieldSchema *field = parent->type == XML_ELEMENT_NODE ? fieldOf(parent) : nullptr;
    const QString name = XsdDocument::nameOf(element);
    const std::vector<xmlNode *> siblings = XsdDocument::elementsOf(parent);
    const bool isKnown = field && field->property(name) && !m_instance.isForeign(element);
    const bool isRepeated =
        isKnown && std::ranges::any_of(siblings, [&](const xmlNode *other) {
            return other != element && XsdDocument::nameOf(other) == name
                && !m_instance.isForeign(other) && !XsdDocument::isStandIn(other)
                && std::ranges::find(siblings, other) < std::ranges::find(siblings, element);
        });
    const auto isThere = [&](const QString &wanted) {
        return std::ranges::any_of(siblings, [&](const xmlNode *other) {
            return XsdDocument::nameOf(other) == wanted && !m_instance.isForeign(other);
        });
    };
    if (!isRepeated && correctOrder(parent)) {
        return;
    }
    QStringList missing;
    for (const QString &wanted : expected) {
        const FieldSchema *property = field ? field->property(wanted) : nullptr;
        if (property && property->isRequired && !isThere(wanted)) {
            missing.append(wanted);
        }
    }
    // A missing element precedes elements of other namespaces, which are last.
    if ((isKnown || m_instance.isForeign(element)) && !isRepeated && !missing.isEmpty()) {
        correctMissing(parent, element, missing);
        return;
    }
    std::erase_if(m_judgement.violations, [&](const XsdViolation &violation) {
        return violation.kind == Fault::Order && violation.node == m_instance.nodeOf(element);
    });
    const bool isEntry = field && !field->items.empty() && fieldOf(element);
    const Fault fault = isRepeated ? Fault::Repeated : isEntry ? Fault::Place : Fault::Unexpected;
    add(fault, element, {}).allowed = expected;
    m_instance.remove(element);
}

/// Moves the elements of @p parent to the order of the schema. False if they are in order.
bool XsdValidation::correctOrder(xmlNode *parent)
{
    const FieldSchema *field = parent->type == XML_ELEMENT_NODE ? fieldOf(parent) : nullptr;
    if (!field || !field->items.empty()) {
        return false;
    }
    std::vector<xmlNode *> elements = XsdDocument::elementsOf(parent);
    // An unknown element is reported for another reason and stays behind its neighbour.
    std::vector<qsizetype> ranks;
    for (const xmlNode *element : elements) {
        const qsizetype rank = rankOf(*field, element);
        ranks.push_back(rank < 0 ? (ranks.empty() ? 0 : ranks.back()) : rank);
    }
    const std::vector<size_t> kept = ascending(ranks);
    if (kept.size() == elements.size()) {
        return false;
    }
    std::vector<bool> stays(elements.size(), false);
    for (const size_t i : kept) {
        stays[i] = true;
    }
    std::vector<size_t> order(elements.size());
    for (size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [&](size_t i) { return ranks[i]; });
    std::vector<xmlNode *> sorted;
    for (const size_t i : order) {
        if (!stays[i] && !XsdDocument::isStandIn(elements[i])) {
            XsdViolation &violation = add(Fault::Order, elements[i], {});
            violation.allowed =
                sorted.empty() ? QStringList() : QStringList(XsdDocument::nameOf(sorted.back()));
        }
        sorted.push_back(elements[i]);
    }
    XsdDocument::reorder(parent, sorted);
    return true;
}

const FieldSchema *XsdValidation::fieldOf(const xmlNode *element) const
{
    if (!element || element->type != XML_ELEMENT_NODE) {
        return &m_fields;
    }
    const FieldSchema *parent = fieldOf(element->parent);
    if (!parent || m_instance.isForeign(element)) {
        return nullptr;
    }
    const QString name = XsdDocument::nameOf(element);
    if (parent->items.empty()) {
        return parent->property(name);
    }
    const FieldSchema &item = parent->items.front();
    return item.isOneOf ? item.property(name) : item.name == name ? &item : nullptr;
}

/// The position of @p element among those of @p parent. An element of another namespace is last; -1
/// for an unknown one.
qsizetype XsdValidation::rankOf(const FieldSchema &parent, const xmlNode *element) const
{
    if (m_instance.isForeign(element)) {
        return std::ssize(parent.properties);
    }
    const auto found =
        std::ranges::find(parent.properties, XsdDocument::nameOf(element), &FieldSchema::name);
    return found == parent.properties.end() ? -1 : found - parent.properties.begin();
}

} // namespace baton
