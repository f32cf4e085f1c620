// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

namespace baton {

/// The part of a value that is there.
enum class Completeness {
    Missing,
    Empty,       ///< null, a blank text, a list or a map without entries
    Placeholder, ///< nothing but what is to be replaced: "[Task name]", in quotes or without
    Partly,      ///< a text with a placeholder in it
    Filled
};

/// The facts about the place of a value.
struct FieldContext
{
    const FieldSchema *field = nullptr; ///< null where the protocol knows none
    const FieldSchema *list = nullptr;  ///< list that it is an entry of
    bool isStrange = false; ///< a field that the protocol does not know, among those it knows
    bool isNamed = false;   ///< the field has this name in the schema: it is no free key
};

/// The answer to whether a value is filled in.
struct ValueCompleteness
{
    Completeness fill = Completeness::Missing;
    QStringList placeholders; ///< in their order; of Placeholder and Partly

    [[nodiscard]] bool isOpen() const
    {
        return fill == Completeness::Placeholder || fill == Completeness::Partly;
    }
};

/// Tells whether the value at @p node, which may be noNode, is filled in, as its field demands. @p
/// templateTexts are the texts that the templates of the kind leave open.
[[nodiscard]] ValueCompleteness completenessOf(const CanonicalTree &tree, NodeId node,
                                               const FieldContext &place,
                                               const QSet<QString> &templateTexts);

/// A glance that most values do not pass: false when @p node holds no placeholder whatever its
/// field takes.
[[nodiscard]] bool mayHavePlaceholder(const Node &node);

} // namespace baton
