// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

#include <set>

namespace baton {

/// A field of a map by the map's node and the field's name.
using FieldOfMap = std::pair<NodeId, QString>;

/// The required fields that a document may lack because it ends too early.
struct LostFields
{
    QStringList names;
    bool isNextAmong =
        false; ///< a missing field follows the last present one in the schema's order
    bool endsInHalfKey = false; ///< the text ends with a single word where a map belongs
};

/// A text that may have been cut off, with the facts that decide whether it was.
struct TruncatedText
{
    QByteArrayView bytes;        ///< text of the tree; empty: positions are unknown
    bool isOpen = false;         ///< brackets count as evidence too
    std::set<FieldOfMap> asked;  ///< fields required in addition to the schema's
    QSet<QString> misspelt = {}; ///< fields present under a misspelt name
};

/// The required fields that could follow after the end of @p tree: those that its last, still open
/// maps lack, and the last field if it has no value.
[[nodiscard]] LostFields fieldsLostToTruncation(const CanonicalTree &tree,
                                                const FieldSchema &fields,
                                                const TruncatedText &text);

} // namespace baton
