// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

namespace baton {

/// How much of a value is filled in.
enum class Completeness {
    Missing,
    Empty,       ///< null, a blank text, a list or a map without entries
    Placeholder, ///< the whole text is a placeholder: "[Task name]", quoted or not
    Partly,      ///< a text that contains a placeholder
    Filled
};

/// What the schema says about a value.
struct FieldContext
{
    const FieldSchema *field = nullptr; ///< null: the protocol defines no such field
    const FieldSchema *list = nullptr;  ///< list that contains the value; null: none
    bool isStrange = false; ///< the protocol does not define this field, but defines its siblings
    bool isNamed = false;   ///< the schema defines this name: the key is not free
};

/// Whether a value is filled in.
struct ValueCompleteness
{
    Completeness fill = Completeness::Missing;
    QStringList placeholders; ///< in order; for Placeholder and Partly only

    [[nodiscard]] bool isOpen() const
    {
        return fill == Completeness::Placeholder || fill == Completeness::Partly;
    }
};

/// Whether the value at @p node (noNode: missing) is filled in, as its field requires. @p
/// templateTexts are the placeholders in the kind's templates.
[[nodiscard]] ValueCompleteness completenessOf(const CanonicalTree &tree, NodeId node,
                                               const FieldContext &place,
                                               const QSet<QString> &templateTexts);

/// A quick test: false if @p node cannot contain a placeholder in any field.
[[nodiscard]] bool mayHavePlaceholder(const Node &node);

} // namespace baton
