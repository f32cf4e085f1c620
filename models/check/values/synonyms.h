// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <vector>

namespace baton {

/// A key that is a synonym of a canonical name.
struct SynonymUse
{
    NodeId node = noNode;
    QString canonical;
    bool isPassedOver =
        false; ///< ignored, because another key with this meaning has a different value
};

/// Renames synonyms in @p tree to the canonical names of @p fields, unless the canonical key
/// exists. The first synonym in the schema's order wins. Reads quoted numbers and booleans as such
/// if @p fields allow quotes.
std::vector<SynonymUse> applySynonyms(CanonicalTree &tree, const FieldSchema &fields);

} // namespace baton
