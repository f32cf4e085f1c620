// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/xsd/xsdfile.h"
#include "models/tree/tree.h"

#include <memory>

namespace baton {

/// A violation of the schema in an XML document.
struct XsdViolation
{
    enum class Kind {
        Missing,    ///< `node` lacks the element or attribute `name`
        Empty,      ///< the value has no text, the list no entry
        Unexpected, ///< the element or attribute is unknown there
        Repeated,   ///< the element occurs too often
        Order,      ///< the element is known, but not allowed at this position
        Place,      ///< the list allows the entry elsewhere; `allowed` are possible here
        Enum,       ///< the value is none of `allowed`
        Type,       ///< the value does not have the form that its type requires
        Text,       ///< text where only elements are allowed
        Elements,   ///< elements where only text is allowed
        Root,       ///< the schema does not define the root element
        Other
    };

    Kind kind = Kind::Other;
    NodeId node = noNode;
    QString name; ///< name of the missing element or attribute, or of one without a node, such as
                  ///< "mode" or "@path"
    QStringList allowed; ///< allowed values or names
    QString detail;      ///< message of the validator

    friend bool operator==(const XsdViolation &, const XsdViolation &) = default;
};

/// The result of validating a document by an XML Schema.
struct XsdResult
{
    bool isReadable = true; ///< false if the validator could not parse the document
    QString refusal;        ///< message of the validator; empty if a violation contains it
    bool lacksNamespace =
        false; ///< the document has no namespace and was validated as if it had that of the schema
    QString otherNamespace; ///< namespace of the root if it is neither empty nor that of the schema
    bool hasElementsInNone = false; ///< elements without a namespace below a root with a prefix
                                    ///< were validated as if they had its namespace
    std::vector<XsdViolation> violations;

    friend bool operator==(const XsdResult &, const XsdResult &) = default;
};

/// A compiled XML Schema 1.0. Immutable, so threads can share it.
class XsdSchema
{
public:
    /// Compiles @p files. @p fields are the fields of the same schema.
    [[nodiscard]] static std::shared_ptr<const XsdSchema>
    compile(const std::vector<XsdFile> &files, FieldSchema fields,
            std::vector<XsdProblem> &problems);
    ~XsdSchema();
    Q_DISABLE_COPY_MOVE(XsdSchema)

    [[nodiscard]] const QString &targetNamespace() const { return m_namespace; }
    [[nodiscard]] const FieldSchema &fields() const { return m_fields; }

    /// Validates the document @p xml, whose tree is @p tree. Reports all violations, including
    /// those behind the first one, where a validator would stop.
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
