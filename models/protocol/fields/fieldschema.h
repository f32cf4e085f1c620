// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/fields/fieldwidget.h"
#include "models/values/jsonpointer.h"
#include "models/values/value.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace baton {

/// A condition that makes a field required: the sibling field has one of @p values.
struct RequiringChoice
{
    QString sibling;
    QStringList values;

    friend bool operator==(const RequiringChoice &, const RequiringChoice &) = default;
};

/// A field as described by its JSON Schema and Baton's annotations. Built once when a protocol is
/// loaded.
struct FieldSchema
{
    QString name;  ///< canonical key
    QString title; ///< title for the user, such as "Approval status"
    QString help;
    FieldWidget widget = FieldWidget::Raw;
    QStringList enumValues;
    QHash<QString, Severity> valueSeverities; ///< x-value-severity: severity of each value
    QStringList suggestions;           ///< known good free-text values ("examples" of the schema)
    QStringList synonyms;              ///< x-synonyms
    QString placeholder;               ///< text shown in the empty field
    std::optional<Value> defaultValue; ///< "default": initial value of a new field
    std::optional<Value>
        conservativeDefault; ///< x-default: value that the receiver assumes if the field is missing
    QString conservativeMeaning; ///< the conservative default in words, such as "approval_status is
                                 ///< treated as REJECTED"
    std::optional<double> minimum;
    std::optional<double> maximum;
    bool isRequired =
        false; ///< always required; conditions other than choices appear only as findings
    std::vector<RequiringChoice> requiredBy;
    std::vector<RequiringChoice> filledBy; ///< choices that require an entry in this list
    bool isNullable = false;
    bool mayBePlaceholder = false; ///< x-placeholder-ok
    bool mayBeQuoted = false;      ///< x-quoted: numbers and booleans may be quoted
    bool isSuggested = false;      ///< listed first under "Add to …"
    QString summary; ///< x-summary: template of a section's one-line summary, such as "{producer} →
                     ///< {consumer}"
    std::vector<FieldSchema> properties; ///< properties of an object, in the schema's order
    std::vector<FieldSchema> items; ///< one entry that describes the items of a list or the values
                                    ///< of a free map; else empty

    bool isOneOf = false; ///< an object with exactly one of its properties

    [[nodiscard]] const FieldSchema *property(const QString &nameOrSynonym) const;

    friend bool operator==(const FieldSchema &, const FieldSchema &) = default;
};

/// Finds the properties of a field for keys that are mostly in the order of the schema.
class PropertySearch
{
public:
    explicit PropertySearch(const FieldSchema &field)
        : m_field(field)
    {
    }

    /// Like FieldSchema::property(), but starts at the last match.
    [[nodiscard]] const FieldSchema *find(const QString &nameOrSynonym);

private:
    const FieldSchema &m_field;
    size_t m_next = 0;
};

/// The field at @p pointer below @p root, or null. A number refers to any item.
[[nodiscard]] const FieldSchema *fieldAt(const FieldSchema &root, const JsonPointer &pointer);

} // namespace baton
