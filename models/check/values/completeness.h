// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

namespace baton {

/// The degree to which a value is filled in.
enum class Completeness {
    Missing,
    Empty,       ///< null, a blank text, or a list or map without entries
    Placeholder, ///< the whole text is a placeholder such as "[Task name]", quoted or not
    Partly,      ///< a text that contains a placeholder
    Filled
};

/// The schema's information about a value.
struct FieldContext
{
    const FieldSchema *field = nullptr; ///< null if the protocol defines no such field
    const FieldSchema *list = nullptr;  ///< list that contains the value; null if there is none
    bool isStrange = false; ///< the protocol does not define this field, but defines its siblings
    bool isNamed = false;   ///< the schema defines this name; false for a free key
};

/// Whether a value is filled in.
struct ValueCompleteness
{
    Completeness fill = Completeness::Missing;
    QStringList placeholders; ///< placeholders in order, for Placeholder and Partly

    [[nodiscard]] bool isOpen() const
    {
        return fill == Completeness::Placeholder || fill == Completeness::Partly;
    }
};

/// Whether the value at @p node (noNode if missing) is filled in as its field requires. @p
/// templateTexts are the placeholders in the kind's templates.
[[nodiscard]] ValueCompleteness completenessOf(const CanonicalTree &tree, NodeId node,
                                               const FieldContext &place,
                                               const QSet<QString> &templateTexts);

/// A fast test: false if @p node cannot contain a placeholder in any field.
[[nodiscard]] bool mayHavePlaceholder(const Node &node);

} // namespace baton
