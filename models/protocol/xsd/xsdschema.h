// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/xsd/xsdfile.h"
#include "models/tree/tree.h"

#include <memory>

namespace baton {

/// One thing in which an XML document does not keep its schema.
struct XsdViolation
{
    enum class Kind {
        Missing,    ///< `node` lacks the element or attribute `name`
        Empty,      ///< the value has no text, the list no entry
        Unexpected, ///< the element or attribute is not known there
        Repeated,   ///< the element stands there once too often
        Order,      ///< the element is known there, but at another place
        Place,      ///< the entry is known in the list, but `allowed` come at this place
        Enum,       ///< the value is none of `allowed`
        Type,       ///< the value is of another form than the schema asks for
        Text,       ///< there is text where only elements may stand
        Elements,   ///< there are elements where only text may stand
        Root,       ///< the schema does not know the root element
        Other
    };

    Kind kind = Kind::Other;
    NodeId node = noNode;
    QString name; ///< "mode", "@path"; of what is missing, or at fault where the tree has no node
    QStringList allowed; ///< values or names that fit
    QString detail;      ///< the validator's own words

    friend bool operator==(const XsdViolation &, const XsdViolation &) = default;
};

/// The result of validating one document by an XML Schema.
struct XsdResult
{
    bool isReadable = true;         ///< false: the validator could not parse it
    QString refusal;                ///< message of the validator; empty when a finding has it
    bool lacksNamespace = false;    ///< it was judged as if it were in the schema's
    QString otherNamespace;         ///< the root's, where it is neither none nor the schema's
    bool hasElementsInNone = false; ///< in a root that has a prefix: they were judged likewise
    std::vector<XsdViolation> violations;

    friend bool operator==(const XsdResult &, const XsdResult &) = default;
};

/// A compiled XML Schema 1.0. Immutable: threads share it.
class XsdSchema
{
public:
    /// @p fields are those of the same schema.
    [[nodiscard]] static std::shared_ptr<const XsdSchema>
    compile(const std::vector<XsdFile> &files, FieldSchema fields,
            std::vector<XsdProblem> &problems);
    ~XsdSchema();
    Q_DISABLE_COPY_MOVE(XsdSchema)

    [[nodiscard]] const QString &targetNamespace() const { return m_namespace; }
    [[nodiscard]] const FieldSchema &fields() const { return m_fields; }

    /// Judges the document @p xml, whose tree is @p tree. All violations are told, also those that
    /// a validator does not reach behind the first one.
    [[nodiscard]] XsdResult judge(QByteArrayView xml, const Tree &tree) const;

private:
    struct Compiled;
    XsdSchema(std::unique_ptr<const Compiled> compiled, QString targetNamespace,
              FieldSchema fields);

    std::unique_ptr<const Compiled> m_compiled;
    QString m_namespace;
    FieldSchema m_fields;
};

} // namespace baton
