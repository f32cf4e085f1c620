// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/source/packtexts.h"
#include "models/protocol/xsd/xsdfile.h"

#include <QDomDocument>
#include <QHash>

namespace baton {

/// Reads the elements of an XML Schema and their types as the fields of a form. Files that are no
/// XML are left out.
class XsdTypeReader
{
public:
    /// @p texts has to outlive this.
    XsdTypeReader(const std::vector<XsdFile> &files, const PackTexts &texts);
    [[nodiscard]] FieldSchema read();

private:
    /// One element that may occur in another one.
    struct Particle
    {
        QDomElement element;
        bool isRequired = true;
        bool repeats = false;
        bool isChoice = false;
    };

    /// The attributes and content that a type gives an element.
    struct TypeContent
    {
        std::vector<FieldSchema> attributes;
        std::vector<Particle> particles;
        bool hasText = false;
        QDomElement text; ///< element that describes the text; null: none does
    };

    [[nodiscard]] QDomElement global(const QString &sort, const QString &name) const;
    FieldSchema field(const QDomElement &declaration, int depth) const;
    void addType(FieldSchema &field, const QDomElement &declaration, int depth) const;
    [[nodiscard]] QDomElement typeNamed(const QString &name) const;
    static void addBuiltIn(FieldSchema &field, const QString &name);
    void addSimple(FieldSchema &field, const QDomElement &type, int depth) const;
    void addComplex(FieldSchema &field, const QDomElement &type, int depth) const;
    void addObject(FieldSchema &field, TypeContent content, int depth) const;
    void addList(FieldSchema &field, const std::vector<Particle> &particles, int depth) const;
    void collect(const QDomElement &type, TypeContent &content, int depth) const;
    void addAttribute(const QDomElement &declaration, std::vector<FieldSchema> &attributes,
                      int depth) const;
    void collectParticles(const QDomElement &group, const Particle &around,
                          std::vector<Particle> &particles, int depth) const;
    static Particle inside(const QDomElement &part, const Particle &around);

    const PackTexts &m_texts;
    std::vector<QDomDocument> m_documents;
    QHash<QString, QHash<QString, QDomElement>> m_globals; ///< by sort, then by name
};

} // namespace baton
