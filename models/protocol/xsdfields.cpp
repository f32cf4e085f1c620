// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsdfields.h"

#include "models/protocol/xsdelement.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int maxDepth = 24;
constexpr const char *xsdNamespace = "http://www.w3.org/2001/XMLSchema";
constexpr const char *batonNamespace = "urn:baton:schema";

bool isXsd(XsdElement element, const char *name)
{
    return element.isNamed(name) && element.isIn(xsdNamespace);
}

XsdElement childNamed(XsdElement parent, const char *name)
{
    for (const XsdElement child : parent.children()) {
        if (isXsd(child, name)) {
            return child;
        }
    }
    return {};
}

XsdElement firstOf(XsdElement parent)
{
    const std::vector<XsdElement> children = parent.children();
    return children.empty() ? XsdElement() : children.front();
}

QString withoutPrefix(const QString &name)
{
    return name.section(u':', -1);
}

/// "current_task_summary" → "Current task summary".
QString titleFrom(const QString &name)
{
    QString title = name;
    title.replace(u'_', u' ').replace(u'-', u' ');
    return title.isEmpty() ? title : title.at(0).toUpper() + title.sliced(1);
}

/// One element that may stand in another one.
struct Particle
{
    XsdElement element;
    bool isRequired = true;
    bool repeats = false;
    bool isChoice = false;
};

/// What a type says of an element.
struct Content
{
    std::vector<FieldSchema> attributes;
    std::vector<Particle> particles;
    bool hasText = false;
    XsdElement text; ///< what describes the text, where something does
};

class Reader
{
public:
    Reader(const std::vector<XsdFile> &files, const PackTexts &texts)
        : m_texts(texts)
    {
        for (const XsdFile &file : files) {
            XsdDocument document(file.bytes);
            if (!document.root().isNull()) {
                m_documents.push_back(std::move(document));
            }
        }
        for (const XsdDocument &document : m_documents) {
            for (const XsdElement global : document.root().children()) {
                m_globals[global.localName()].insert(global.attribute("name"), global);
            }
        }
    }

    FieldSchema read()
    {
        FieldSchema root;
        root.widget = FieldWidget::Object;
        if (m_documents.empty()) {
            return root;
        }
        const XsdElement schema = m_documents.front().root();
        describe(root, schema);
        for (const XsdElement child : schema.children()) {
            if (isXsd(child, "element")) {
                root.properties.push_back(field(child, 0));
            }
        }
        if (root.properties.size() == 1) {
            root.properties.front().isRequired = true;
        }
        return root;
    }

private:
    [[nodiscard]] XsdElement global(const QString &sort, const QString &name) const
    {
        return m_globals.value(sort).value(withoutPrefix(name));
    }

    /// The element or attribute @p declaration, which may refer to a global one.
    FieldSchema field(XsdElement declaration, int depth) const
    {
        const QString reference = declaration.attribute("ref");
        const XsdElement referred =
            reference.isEmpty() ? XsdElement() : global(declaration.localName(), reference);
        const XsdElement own = referred.isNull() ? declaration : referred;
        FieldSchema field;
        field.name = reference.isEmpty() ? own.attribute("name") : withoutPrefix(reference);
        field.title = titleFrom(field.name);
        field.widget = FieldWidget::Text;
        if (depth < maxDepth) {
            addType(field, own, depth);
        }
        describe(field, own);
        if (own != declaration) {
            describe(field, declaration);
        }
        return field;
    }

    void addType(FieldSchema &field, XsdElement declaration, int depth) const
    {
        XsdElement type = childNamed(declaration, "complexType");
        if (type.isNull()) {
            type = childNamed(declaration, "simpleType");
        }
        const QString name = declaration.attribute("type");
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

    [[nodiscard]] XsdElement typeNamed(const QString &name) const
    {
        const XsdElement complex = global(u"complexType"_s, name);
        return complex.isNull() ? global(u"simpleType"_s, name) : complex;
    }

    /// All values of an XML document are text, so numbers and booleans are choices of text too.
    static void addBuiltIn(FieldSchema &field, const QString &name)
    {
        if (name == "boolean"_L1) {
            field.widget = FieldWidget::Enum;
            field.enumValues = {u"true"_s, u"false"_s};
        } else if (name == "dateTime"_L1) {
            field.widget = FieldWidget::Time;
        }
    }

    void addSimple(FieldSchema &field, XsdElement type, int depth) const
    {
        const XsdElement restriction = childNamed(type, "restriction");
        if (restriction.isNull() || depth > maxDepth) {
            return;
        }
        const QString base = restriction.attribute("base");
        const XsdElement baseType =
            base.isEmpty() ? childNamed(restriction, "simpleType") : global(u"simpleType"_s, base);
        if (baseType.isNull()) {
            addBuiltIn(field, withoutPrefix(base));
        } else {
            addSimple(field, baseType, depth + 1);
        }
        QStringList values;
        for (const XsdElement facet : restriction.children()) {
            if (isXsd(facet, "enumeration")) {
                values.append(facet.attribute("value"));
            }
        }
        if (!values.isEmpty()) {
            field.widget = FieldWidget::Enum;
            field.enumValues = values;
        }
    }

    void addComplex(FieldSchema &field, XsdElement type, int depth) const
    {
        Content content;
        content.hasText = type.attribute("mixed") == "true"_L1;
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

    void addObject(FieldSchema &field, Content content, int depth) const
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
            describe(text, content.text);
            field.properties.push_back(std::move(text));
        }
    }

    void addList(FieldSchema &field, const std::vector<Particle> &particles, int depth) const
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

    /// What @p type, which is a type, a group or a derivation, says of attributes and content.
    void collect(XsdElement type, Content &content, int depth) const
    {
        if (depth > maxDepth) {
            return;
        }
        for (const XsdElement part : type.children()) {
            const QString name = part.localName();
            if (name == "sequence"_L1 || name == "choice"_L1 || name == "all"_L1
                || name == "group"_L1) {
                collectParticles(part, {}, content.particles, depth + 1);
            } else if (name == "attribute"_L1) {
                addAttribute(part, content.attributes, depth);
            } else if (name == "attributeGroup"_L1) {
                collect(global(name, part.attribute("ref")), content, depth + 1);
            } else if (name == "simpleContent"_L1) {
                content.hasText = true;
                content.text = firstOf(part);
                collect(part, content, depth + 1);
            } else if (name == "extension"_L1) {
                collect(global(u"complexType"_s, part.attribute("base")), content, depth + 1);
                collect(part, content, depth + 1);
            } else if (name == "complexContent"_L1 || name == "restriction"_L1) {
                collect(part, content, depth + 1);
            }
        }
    }

    void addAttribute(XsdElement declaration, std::vector<FieldSchema> &attributes, int depth) const
    {
        if (declaration.attribute("use") == "prohibited"_L1) {
            return;
        }
        FieldSchema attribute = field(declaration, depth + 1);
        attribute.name.prepend(u'@');
        attribute.isRequired = declaration.attribute("use") == "required"_L1;
        attributes.push_back(std::move(attribute));
    }

    /// The elements of the group @p group, which stands where @p around says.
    void collectParticles(XsdElement group, const Particle &around,
                          std::vector<Particle> &particles, int depth) const
    {
        if (depth > maxDepth) {
            return;
        }
        const Particle here = inside(group, around);
        if (group.localName() == "group"_L1 && !group.attribute("ref").isEmpty()) {
            collectParticles(global(u"group"_s, group.attribute("ref")), here, particles,
                             depth + 1);
            return;
        }
        for (const XsdElement part : group.children()) {
            if (isXsd(part, "element")) {
                particles.push_back(inside(part, here));
            } else if (isXsd(part, "sequence") || isXsd(part, "choice") || isXsd(part, "all")
                       || isXsd(part, "group")) {
                collectParticles(part, here, particles, depth + 1);
            }
        }
    }

    static Particle inside(XsdElement part, const Particle &around)
    {
        const QString most = part.attribute("maxOccurs", u"1"_s);
        Particle particle = around;
        particle.element = part;
        particle.isChoice = around.isChoice || part.localName() == "choice"_L1;
        particle.repeats = around.repeats || most == "unbounded"_L1 || most.toInt() > 1;
        particle.isRequired = around.isRequired && !particle.isChoice
            && part.attribute("minOccurs", u"1"_s) != "0"_L1;
        return particle;
    }

    /// Adds what the annotation of @p declaration says.
    void describe(FieldSchema &field, XsdElement declaration) const
    {
        for (const XsdElement part : childNamed(declaration, "annotation").children()) {
            if (isXsd(part, "documentation")) {
                field.help = m_texts.of(part.text().simplified());
            }
            for (const XsdElement word : part.children()) {
                if (word.isIn(batonNamespace)) {
                    annotate(field, word.localName(), word.text().trimmed());
                }
            }
        }
    }

    void annotate(FieldSchema &field, const QString &name, const QString &text) const
    {
        if (name == "title"_L1) {
            field.title = m_texts.of(text);
        } else if (name == "placeholder"_L1) {
            field.placeholder = m_texts.of(text);
        } else if (name == "summary"_L1) {
            field.summary = m_texts.of(text);
        } else if (name == "example"_L1) {
            field.suggestions.append(text);
        } else if (name == "default"_L1) {
            field.defaultValue = Value::string(text);
        } else if (name == "suggested"_L1) {
            field.isSuggested = text == "true"_L1;
        } else if (name == "placeholder-ok"_L1) {
            field.mayBePlaceholder = text == "true"_L1;
        } else if (name == "widget"_L1) {
            field.widget = widgetNamed(text).value_or(field.widget);
        }
    }

    const PackTexts &m_texts;
    std::vector<XsdDocument> m_documents;
    QHash<QString, QHash<QString, XsdElement>> m_globals; ///< by sort, then by name
};

} // namespace

FieldSchema xsdFields(const std::vector<XsdFile> &files, const PackTexts &texts)
{
    return Reader(files, texts).read();
}

} // namespace baton
