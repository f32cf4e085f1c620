// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"
#include "models/values/jsonpointer.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace baton {

/// A template for documents of a kind.
struct Template
{
    QString id;
    QString title;
    QByteArray text;
    Format format = Format::Text; ///< format by file name; Text to determine it by content

    friend bool operator==(const Template &, const Template &) = default;
};

/// The fields of a whole document that contains the fields of a kind at @p at.
struct NestedKindFields
{
    JsonPointer at;
    FieldSchema fields;
};

/// A kind of handoff that a protocol defines.
struct Kind
{
    QString id;       ///< such as "cfd.engineering-review"
    QString protocol; ///< such as "cfd"
    QString name;     ///< such as "engineering-review"
    QString title;    ///< such as "Engineering review"
    QString description;
    bool isHandoff = true; ///< false for state files and fragments
    QByteArray schemaText; ///< its self-contained JSON Schema 2020-12; for an XML kind its XSD
    bool isXml = false;
    FieldSchema fields; ///< fields of the document's root
    std::vector<NestedKindFields> wrapped;
    std::vector<Template> templates;
    QSet<QString> openTexts; ///< placeholders in its templates, such as "[what to write]";
                             ///< ProtocolCatalog::openTexts() includes the user's templates

    /// The fields of the root of a document that contains this kind at @p base.
    [[nodiscard]] const FieldSchema &fieldsAt(const JsonPointer &base) const;
};

} // namespace baton
