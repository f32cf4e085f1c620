// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/xsd/xsdsizelimit.h"

#include "models/protocol/xsd/xsdnamespace.h"

#include <QCoreApplication>
#include <QHash>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostParts = 20'000;
constexpr int mostInOne = 1000; ///< a compiler's tables grow faster than the square of it
constexpr int mostSteps = 64;   ///< maximum number of references from one component to the next

class XsdSizeLimitTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::XsdBulk)
};

/// A group or type with its content and the components that it refers to.
struct Component
{
    QString file;
    int line = 0;
    int parts = 0;
    QStringList refers;
    int whole = -1; ///< number of parts with all referenced components; -1 until counted
    bool isOpen = false;
};

class Bulk
{
public:
    std::optional<XsdProblem> excess(const std::vector<XsdFile> &files)
    {
        for (const XsdFile &file : files) {
            read(file);
        }
        int all = 0;
        for (Component &component : m_components) {
            const int parts = whole(component, 0);
            all += parts;
            if (parts > mostInOne || all > mostParts) {
                return XsdProblem{component.file, component.line,
                                  problem(parts > mostInOne ? mostInOne : mostParts)};
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] QString problem(int limit) const
    {
        return m_isDeep
            ? XsdSizeLimitTexts::tr("This is built on a chain of more than %1 others.")
                  .arg(mostSteps)
            : XsdSizeLimitTexts::tr("The schema unfolds to more than %1 parts.").arg(limit);
    }

    void read(const XsdFile &file)
    {
        QXmlStreamReader xml(file.bytes);
        QStringList open;
        while (!xml.atEnd()) {
            switch (xml.readNext()) {
            case QXmlStreamReader::StartElement:
                open.append(enter(xml, file.name, open.isEmpty() ? QString() : open.last()));
                break;
            case QXmlStreamReader::EndElement:
                open.removeLast();
                break;
            default:
                break;
            }
        }
    }

    /// Registers the component of the element, if it is one, and counts its content. @p outer is
    /// the enclosing component.
    QString enter(const QXmlStreamReader &xml, const QString &file, const QString &outer)
    {
        if (xml.namespaceUri() != xsdNamespace) {
            return outer;
        }
        const QStringView element = xml.name();
        const QString name = xml.attributes().value("name"_L1).toString();
        const bool isType = element == "complexType"_L1 || element == "simpleType"_L1;
        const bool isGroup = element == "group"_L1 || element == "attributeGroup"_L1;
        QString own = outer;
        if (element == "complexType"_L1 && name.isEmpty()) {
            own = u"anonymous "_s + QString::number(m_components.size());
        } else if (!name.isEmpty() && (isType || isGroup)) {
            own = (isType ? u"type"_s : element.toString()) + u' ' + name;
        } else if (!name.isEmpty() && element == "element"_L1 && outer.isEmpty()) {
            own = u"element "_s + name;
        }
        Component &component = m_components[own];
        if (component.line == 0) {
            component.file = file;
            component.line = static_cast<int>(xml.lineNumber());
        }
        ++component.parts;
        addReferences(xml, component);
        const QString head = localName(xml.attributes().value("substitutionGroup"_L1));
        if (!head.isEmpty()) {
            m_components[u"element "_s + head].refers.append(own);
        }
        return own;
    }

    static void addReferences(const QXmlStreamReader &xml, Component &component)
    {
        const QXmlStreamAttributes attributes = xml.attributes();
        if (const QString name = localName(attributes.value("ref"_L1)); !name.isEmpty()) {
            component.refers.append(xml.name().toString() + u' ' + name);
        }
        for (const QLatin1StringView attribute : {"base"_L1, "memberTypes"_L1, "itemType"_L1}) {
            const QString types = attributes.value(attribute).toString().simplified();
            for (const QString &type : types.split(u' ', Qt::SkipEmptyParts)) {
                component.refers.append(u"type "_s + localName(type));
            }
        }
    }

    static QString localName(QStringView name)
    {
        return name.mid(name.indexOf(u':') + 1).trimmed().toString();
    }

    /// The number of parts, limited to mostParts + 1 so that sums do not overflow.
    int whole(Component &component, int steps)
    {
        if (component.isOpen) {
            return 0; // refers to itself, which the compiler reports
        }
        if (component.whole < 0) {
            m_isDeep = m_isDeep || steps > mostSteps;
            int sum = m_isDeep ? mostParts + 1 : component.parts;
            component.isOpen = true;
            for (const QString &name : std::as_const(component.refers)) {
                const auto referred = m_components.find(name);
                if (sum <= mostParts && referred != m_components.end()) {
                    sum += whole(*referred, steps + 1);
                }
            }
            component.isOpen = false;
            component.whole = std::min(sum, mostParts + 1);
        }
        return component.whole;
    }

    QHash<QString, Component> m_components;
    bool m_isDeep = false;
};

} // namespace

std::optional<XsdProblem> sizeProblem(const std::vector<XsdFile> &files)
{
    return Bulk().excess(files);
}

} // namespace baton
