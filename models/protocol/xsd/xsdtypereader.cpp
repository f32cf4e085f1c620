// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdtypereader.h"

#include "models/protocol/xsd/xsdannotation.h"
#include "models/protocol/xsd/xsddom.h"
#include "models/protocol/xsd/xsdfields.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int deepestElement = 24;

QString withoutPrefix(const QString &name)
{
    return name.section(u':', -1);
}

} // namespace

XsdTypeReader::XsdTypeReader(const std::vector<XsdFile> &files, const PackTexts &texts)
    : m_texts(texts)
{
    for (const XsdFile &file : files) {
        QDomDocument document;
        if (document.setContent(file.bytes, QDomDocument::ParseOption::UseNamespaceProcessing)) {
            m_documents.push_back(document);
        }
    }
    for (const QDomDocument &document : m_documents) {
        for (const QDomElement &global : childrenOf(document.documentElement())) {
            m_globals[global.localName()].insert(global.attribute(u"name"_s), global);
        }
    }
}

FieldSchema XsdTypeReader::read()
{
    FieldSchema root;
    root.widget = FieldWidget::Object;
    if (m_documents.empty()) {
        return root;
    }
    const QDomElement schema = m_documents.front().documentElement();
    addAnnotation(root, schema, m_texts);
    for (const QDomElement &child : childrenOf(schema)) {
        if (isXsd(child, "element"_L1)) {
            root.properties.push_back(field(child, 0));
        }
    }
    if (root.properties.size() == 1) {
        root.properties.front().isRequired = true;
    }
    return root;
}

QDomElement XsdTypeReader::global(const QString &sort, const QString &name) const
{
    return m_globals.value(sort).value(withoutPrefix(name));
}

/// The element or attribute @p declaration, which may refer to a global one.
FieldSchema XsdTypeReader::field(const QDomElement &declaration, int depth) const
{
    const QString reference = declaration.attribute(u"ref"_s);
    const QDomElement referred =
        reference.isEmpty() ? QDomElement() : global(declaration.localName(), reference);
    const QDomElement own = referred.isNull() ? declaration : referred;
    FieldSchema field;
    field.name = reference.isEmpty() ? own.attribute(u"name"_s) : withoutPrefix(reference);
    field.title = titleFromName(field.name);
    field.widget = FieldWidget::Text;
    if (depth < deepestElement) {
        addType(field, own, depth);
    }
    addAnnotation(field, own, m_texts);
    if (own != declaration) {
        addAnnotation(field, declaration, m_texts);
    }
    return field;
}

void XsdTypeReader::addType(FieldSchema &field, const QDomElement &declaration, int depth) const
{
    QDomElement type = childNamed(declaration, "complexType"_L1);
    if (type.isNull()) {
        type = childNamed(declaration, "simpleType"_L1);
    }
    const QString name = declaration.attribute(u"type"_s);
    if (type.isNull() && !name.isEmpty()) {
        type = typeNamed(name);
    }
    if (type.isNull()) {
        addBuiltIn(field, withoutPrefix(name));
    } else if (type.localName() == "simpleType"_L1) {
        addSimple(field, type, depth);
    } else {
        addComplex(field, type, depth);
    }
}

QDomElement XsdTypeReader::typeNamed(const QString &name) const
{
    const QDomElement complex = global(u"complexType"_s, name);
    return complex.isNull() ? global(u"simpleType"_s, name) : complex;
}

/// All values of an XML document are text, so numbers and booleans are choices of text too.
void XsdTypeReader::addBuiltIn(FieldSchema &field, const QString &name)
{
    if (name == "boolean"_L1) {
        field.widget = FieldWidget::Enum;
        field.enumValues = {u"true"_s, u"false"_s};
    } else if (name == "dateTime"_L1) {
        field.widget = FieldWidget::Time;
    }
}

void XsdTypeReader::addSimple(FieldSchema &field, const QDomElement &type, int depth) const
{
    const QDomElement restriction = childNamed(type, "restriction"_L1);
    if (restriction.isNull() || depth > deepestElement) {
        return;
    }
    const QString base = restriction.attribute(u"base"_s);
    const QDomElement baseType =
        base.isEmpty() ? childNamed(restriction, "simpleType"_L1) : global(u"simpleType"_s, base);
    if (baseType.isNull()) {
        addBuiltIn(field, withoutPrefix(base));
    } else {
        addSimple(field, baseType, depth + 1);
    }
    QStringList values;
    for (const QDomElement &facet : childrenOf(restriction)) {
        if (isXsd(facet, "enumeration"_L1)) {
            values.append(facet.attribute(u"value"_s));
        }
    }
    if (!values.isEmpty()) {
        field.widget = FieldWidget::Enum;
        field.enumValues = values;
    }
}

void XsdTypeReader::addComplex(FieldSchema &field, const QDomElement &type, int depth) const
{
    TypeContent content;
    content.hasText = type.attribute(u"mixed"_s) == "true"_L1;
    collect(type, content, depth);
    const bool isBare = content.attributes.empty();
    const bool hasChildren = !content.particles.empty();
    if (isBare && hasChildren && !content.hasText
        && std::ranges::all_of(content.particles, &Particle::repeats)) {
        addList(field, content.particles, depth);
    } else if (!isBare || hasChildren || !content.hasText) {
        addObject(field, std::move(content), depth);
    }
}

void XsdTypeReader::addObject(FieldSchema &field, TypeContent content, int depth) const
{
    field.widget = FieldWidget::Object;
    field.properties = std::move(content.attributes);
    for (const Particle &particle : content.particles) {
        FieldSchema property = this->field(particle.element, depth + 1);
        property.isRequired = particle.isRequired;
        field.properties.push_back(std::move(property));
    }
    if (content.hasText) {
        FieldSchema text;
        text.name = u"#text"_s;
        text.title = text.name;
        text.widget = FieldWidget::MultiLine;
        addAnnotation(text, content.text, m_texts);
        field.properties.push_back(std::move(text));
    }
}

void XsdTypeReader::addList(FieldSchema &field, const std::vector<Particle> &particles,
                            int depth) const
{
    if (particles.size() == 1) {
        FieldSchema item = this->field(particles.front().element, depth + 1);
        const bool isText = item.widget == FieldWidget::Text
            || item.widget == FieldWidget::MultiLine || item.widget == FieldWidget::Enum;
        field.widget = isText ? FieldWidget::TextList : FieldWidget::ObjectList;
        field.items = {std::move(item)};
        return;
    }
    FieldSchema item;
    item.widget = FieldWidget::Object;
    item.isOneOf = true;
    for (const Particle &particle : particles) {
        item.properties.push_back(this->field(particle.element, depth + 1));
    }
    field.widget = FieldWidget::ObjectList;
    field.items = {std::move(item)};
}

/// Collects the attributes and content of @p type, which is a type, a group or a derivation.
void XsdTypeReader::collect(const QDomElement &type, TypeContent &content, int depth) const
{
    if (depth > deepestElement) {
        return;
    }
    for (const QDomElement &part : childrenOf(type)) {
        const QString name = part.localName();
        if (name == "sequence"_L1 || name == "choice"_L1 || name == "all"_L1
            || name == "group"_L1) {
            collectParticles(part, {}, content.particles, depth + 1);
        } else if (name == "attribute"_L1) {
            addAttribute(part, content.attributes, depth);
        } else if (name == "attributeGroup"_L1) {
            collect(global(name, part.attribute(u"ref"_s)), content, depth + 1);
        } else if (name == "simpleContent"_L1) {
            content.hasText = true;
            content.text = part.firstChildElement();
            collect(part, content, depth + 1);
        } else if (name == "extension"_L1) {
            collect(global(u"complexType"_s, part.attribute(u"base"_s)), content, depth + 1);
            collect(part, content, depth + 1);
        } else if (name == "complexContent"_L1 || name == "restriction"_L1) {
            collect(part, content, depth + 1);
        }
    }
}

void XsdTypeReader::addAttribute(const QDomElement &declaration,
                                 std::vector<FieldSchema> &attributes, int depth) const
{
    if (declaration.attribute(u"use"_s) == "prohibited"_L1) {
        return;
    }
    FieldSchema attribute = field(declaration, depth + 1);
    attribute.name.prepend(u'@');
    attribute.isRequired = declaration.attribute(u"use"_s) == "required"_L1;
    attributes.push_back(std::move(attribute));
}

/// The elements of the group @p group, at the position that @p around says.
void XsdTypeReader::collectParticles(const QDomElement &group, const Particle &around,
                                     std::vector<Particle> &particles, int depth) const
{
    if (depth > deepestElement) {
        return;
    }
    const Particle here = inside(group, around);
    if (group.localName() == "group"_L1 && group.hasAttribute(u"ref"_s)) {
        collectParticles(global(u"group"_s, group.attribute(u"ref"_s)), here, particles, depth + 1);
        return;
    }
    for (const QDomElement &part : childrenOf(group)) {
        if (isXsd(part, "element"_L1)) {
            particles.push_back(inside(part, here));
        } else if (isXsd(part, "sequence"_L1) || isXsd(part, "choice"_L1) || isXsd(part, "all"_L1)
                   || isXsd(part, "group"_L1)) {
            collectParticles(part, here, particles, depth + 1);
        }
    }
}

XsdTypeReader::Particle XsdTypeReader::inside(const QDomElement &part, const Particle &around)
{
    const QString most = part.attribute(u"maxOccurs"_s, u"1"_s);
    Particle particle = around;
    particle.element = part;
    particle.isChoice = around.isChoice || part.localName() == "choice"_L1;
    particle.repeats = around.repeats || most == "unbounded"_L1 || most.toInt() > 1;
    particle.isRequired =
        around.isRequired && !particle.isChoice && part.attribute(u"minOccurs"_s, u"1"_s) != "0"_L1;
    return particle;
}

} // namespace baton
