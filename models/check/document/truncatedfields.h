// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

#include <set>

namespace baton {

/// A field of a map: the node of the map and the name of the field.
using FieldOfMap = std::pair<NodeId, QString>;

/// The required fields that a document may lack because it ends too early.
struct LostFields
{
    QStringList names;
    bool isNextAmong =
        false; ///< a missing field directly follows the last present one in the schema's order
    bool endsInHalfKey = false; ///< the text ends with a single word where a map belongs
};

/// A text that may have been truncated, and the facts to decide whether it was.
struct TruncatedText
{
    QByteArrayView bytes;        ///< text of the tree; empty if positions are unknown
    bool isOpen = false;         ///< brackets do not show that a map is complete
    std::set<FieldOfMap> asked;  ///< fields required in addition to the schema's
    QSet<QString> misspelt = {}; ///< fields that exist under a misspelt name
};

/// The required fields that could follow behind the end of @p tree: those missing in its last,
/// still open maps, and the last field if it has no value.
[[nodiscard]] LostFields fieldsLostToTruncation(const CanonicalTree &tree,
                                                const FieldSchema &fields,
                                                const TruncatedText &text);

} // namespace baton
