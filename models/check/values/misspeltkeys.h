// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <optional>
#include <vector>

namespace baton {

/// An unknown key and the field that it probably means.
struct MisspeltKey
{
    NodeId node = noNode;
    QString field;
    bool isCertain = false;   ///< apart from case, the names differ in at most one letter or digit,
                              ///< and no other pair of the map is as similar
    bool isSuggested = false; ///< only a suggestion, because other names match equally well
};

/// The normal form of @p key for all spelling variants: "approvalStatus", "Approval Status" and
/// "approval-status" have the same.
[[nodiscard]] QString normalizedKey(const QString &key);

/// The key of @p map, an object with the fields @p fields, that probably means @p field, which the
/// map lacks.
[[nodiscard]] std::optional<MisspeltKey>
misspeltFor(const CanonicalTree &tree, NodeId map, const FieldSchema &fields, const QString &field);

/// The field of each node by id; null if there is none.
using FieldsOfNodes = std::vector<const FieldSchema *>;

/// All unknown keys of @p tree that probably mean a field that their map lacks. Stores the known
/// fields in @p met unless it is null.
[[nodiscard]] std::vector<MisspeltKey>
misspeltKeys(const CanonicalTree &tree, const FieldSchema &fields, FieldsOfNodes *met = nullptr);

} // namespace baton
