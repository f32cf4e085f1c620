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
    bool isNextAmong = false; ///< one of them stands, in the schema's order, behind the last field
    bool endsInHalfKey = false; ///< a word on a line of its own stands where a map belongs
};

/// A text that may have been cut off, with the facts that decide whether it was.
struct TruncatedText
{
    QByteArrayView bytes;        ///< of the tree; empty: where its parts stand is not known
    bool isOpen = false;         ///< also its brackets are
    std::set<FieldOfMap> asked;  ///< required beyond the schema
    QSet<QString> misspelt = {}; ///< fields that stand there under another name
};

/// The required fields that could still follow behind the end of @p tree: those that the maps lack
/// in which it ends, and the last one when it has no value yet.
[[nodiscard]] LostFields fieldsLostToTruncation(const CanonicalTree &tree,
                                                const FieldSchema &fields,
                                                const TruncatedText &text);

} // namespace baton
