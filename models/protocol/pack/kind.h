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

/// A ready-made document of a kind.
struct Template
{
    QString id;
    QString title;
    QByteArray text;
    Format format = Format::Text; ///< format by the file's name; Text: by content

    friend bool operator==(const Template &, const Template &) = default;
};

/// The fields of a whole document that contains the fields of a kind at a place of their own.
struct NestedKindFields
{
    JsonPointer at;
    FieldSchema fields;
};

/// One sort of handoff that a protocol defines.
struct Kind
{
    QString id;       ///< "cfd.engineering-review"
    QString protocol; ///< "cfd"
    QString name;     ///< "engineering-review"
    QString title;    ///< "Engineering review"
    QString description;
    bool isHandoff = true; ///< false for state files and fragments
    QByteArray schemaText; ///< its JSON Schema 2020-12, self-contained; for an XML kind its XSD
    bool isXml = false;
    FieldSchema fields; ///< fields of the document's root
    std::vector<NestedKindFields> wrapped;
    std::vector<Template> templates;
    QSet<QString> openTexts; ///< "[what to write]" that they leave open; see
                             ///< ProtocolCatalog::openTexts() for the user's own

    /// The fields of the root of a document that holds this kind at @p base.
    [[nodiscard]] const FieldSchema &fieldsAt(const JsonPointer &base) const;
};

} // namespace baton
