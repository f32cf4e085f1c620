// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/protocol/xsd/xsdfields.h"
#include "models/protocol/xsd/xsdschema.h"

namespace baton {

using namespace Qt::StringLiterals;

inline const QString target = u"urn:kitchen"_s;

inline constexpr const char *orderSchema = R"(<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:b="urn:baton:schema" xmlns="urn:kitchen" targetNamespace="urn:kitchen"
    elementFormDefault="qualified">
  <xs:include schemaLocation="parts/dish.xsd"/>
  <xs:element name="order">
    <xs:annotation><xs:documentation>What   is
      cooked.</xs:documentation></xs:annotation>
    <xs:complexType>
      <xs:sequence>
        <xs:element name="dish" type="Dish"/>
        <xs:element name="guests" type="xs:positiveInteger"/>
        <xs:element name="wish_list" minOccurs="0">
          <xs:complexType><xs:sequence>
            <xs:element name="wish" type="Text" maxOccurs="unbounded"/>
          </xs:sequence></xs:complexType>
        </xs:element>
        <xs:element name="drinks" minOccurs="0">
          <xs:complexType><xs:choice maxOccurs="unbounded">
            <xs:element name="wine" type="Wine"/>
            <xs:element name="water" type="xs:string"/>
          </xs:choice></xs:complexType>
        </xs:element>
        <xs:element name="served" type="xs:boolean">
          <xs:annotation><xs:appinfo><b:title>On the table</b:title><b:suggested>true</b:suggested></xs:appinfo></xs:annotation>
        </xs:element>
        <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
      <xs:attribute name="table" type="xs:string" use="required"/>
      <xs:attribute name="at" type="xs:dateTime"/>
    </xs:complexType>
  </xs:element>
</xs:schema>)";

inline constexpr const char *dishSchema = R"(<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="urn:kitchen" targetNamespace="urn:kitchen" elementFormDefault="qualified">
  <xs:simpleType name="Dish"><xs:restriction base="xs:token">
    <xs:enumeration value="fish"/><xs:enumeration value="bread"/>
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="Text"><xs:restriction base="xs:token"><xs:minLength value="1"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Wine"><xs:simpleContent><xs:extension base="xs:string">
    <xs:attribute name="year" type="Text" use="required"/>
  </xs:extension></xs:simpleContent></xs:complexType>
</xs:schema>)";

inline Result<QByteArray> kitchenFile(const QString &name)
{
    if (name == "order.xsd"_L1) {
        return QByteArray(orderSchema);
    }
    return name == "parts/dish.xsd"_L1 ? Result<QByteArray>(QByteArray(dishSchema))
                                       : Failure{name + " is not there"_L1};
}

inline std::vector<XsdFile> kitchenFiles()
{
    std::vector<XsdProblem> problems;
    return readXsdFiles(u"order.xsd"_s, kitchenFile, problems);
}

inline std::shared_ptr<const XsdSchema> kitchen()
{
    std::vector<XsdProblem> problems;
    const std::vector<XsdFile> files = kitchenFiles();
    return XsdSchema::compile(files, xsdFields(files, {}), problems);
}

/// A tree in which every element may be the root.
inline Tree rootOnly()
{
    return parse("{\"order\": \"x\"}", Format::Json).documents.front().tree;
}

inline QStringList told(const XsdResult &judgement)
{
    static const QStringList kinds{u"missing"_s, u"empty"_s,    u"unexpected"_s, u"repeated"_s,
                                   u"order"_s,   u"place"_s,    u"enum"_s,       u"type"_s,
                                   u"text"_s,    u"elements"_s, u"root"_s,       u"other"_s};
    QStringList result;
    for (const XsdViolation &violation : judgement.violations) {
        const QStringList parts{kinds[static_cast<int>(violation.kind)], violation.name,
                                violation.allowed.join(u'|')};
        result.append(parts.join(u' ').trimmed());
    }
    return result;
}

inline QByteArray order(const QByteArray &content, const QByteArray &attributes = " table=\"1\"")
{
    return "<order xmlns=\"urn:kitchen\"" + attributes + '>' + content + "</order>";
}

} // namespace baton
