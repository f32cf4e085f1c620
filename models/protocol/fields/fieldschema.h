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

/// The condition that makes a field required: one of @p values in the field beside it.
struct RequiringChoice
{
    QString sibling;
    QStringList values;

    friend bool operator==(const RequiringChoice &, const RequiringChoice &) = default;
};

/// One field as its JSON Schema describes it, with Baton's annotations. Built once when a protocol
/// is loaded.
struct FieldSchema
{
    QString name;  ///< canonical key
    QString title; ///< for people: "Approval status"
    QString help;
    FieldWidget widget = FieldWidget::Raw;
    QStringList enumValues;
    QHash<QString, Severity> valueSeverities; ///< x-value-severity: severity of each value
    QStringList suggestions;           ///< known good free-text values ("examples" of the schema)
    QStringList synonyms;              ///< x-synonyms
    QString placeholder;               ///< text of the empty field
    std::optional<Value> defaultValue; ///< "default": initial value of a new field
    std::optional<Value>
        conservativeDefault;     ///< x-default: what the receiver assumes when it is missing
    QString conservativeMeaning; ///< the conservative default in words: "approval_status is treated
                                 ///< as REJECTED"
    std::optional<double> minimum;
    std::optional<double> maximum;
    bool isRequired =
        false; ///< required always; other conditions than choices show as findings only
    std::vector<RequiringChoice> requiredBy;
    std::vector<RequiringChoice> filledBy; ///< choices that require an entry in this list
    bool isNullable = false;
    bool mayBePlaceholder = false; ///< x-placeholder-ok
    bool mayBeQuoted = false;      ///< x-quoted: a number or boolean may be in quotes
    bool isSuggested = false;      ///< listed first under "Add to …"
    QString
        summary; ///< x-summary: template of a section's one-line summary, "{producer} → {consumer}"
    std::vector<FieldSchema> properties; ///< properties of an object, in the schema's order
    std::vector<FieldSchema> items;      ///< one entry that describes a list's items (or a
                                         ///< free map's values), or none

    bool isOneOf = false; ///< an object that holds exactly one of its properties

    [[nodiscard]] const FieldSchema *property(const QString &nameOrSynonym) const;

    friend bool operator==(const FieldSchema &, const FieldSchema &) = default;
};

/// Looks for the properties of a field by keys that mostly come in the schema's order.
class PropertySearch
{
public:
    explicit PropertySearch(const FieldSchema &field)
        : m_field(field)
    {
    }

    /// Does the same as FieldSchema::property(), but searches from the last hit on.
    [[nodiscard]] const FieldSchema *find(const QString &nameOrSynonym);

private:
    const FieldSchema &m_field;
    size_t m_next = 0;
};

/// The field at @p pointer of @p root, or null; a number stands for any item.
[[nodiscard]] const FieldSchema *fieldAt(const FieldSchema &root, const JsonPointer &pointer);

} // namespace baton
