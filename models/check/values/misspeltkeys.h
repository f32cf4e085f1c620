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
    bool isCertain = false;   ///< apart from case, the names differ in one letter or digit at most,
                              ///< and no other pair of the map is as similar
    bool isSuggested = false; ///< a suggestion only: other names fit equally well
};

/// @p key in a normal form for spelling variants: "approvalStatus", "Approval Status" and
/// "approval-status" are one.
[[nodiscard]] QString normalizedKey(const QString &key);

/// The key of @p map, an object of @p fields, that probably means @p field, which the map lacks.
[[nodiscard]] std::optional<MisspeltKey>
misspeltFor(const CanonicalTree &tree, NodeId map, const FieldSchema &fields, const QString &field);

/// The field of each node by id; null: none.
using FieldsOfNodes = std::vector<const FieldSchema *>;

/// Every unknown key of @p tree that probably means a field that its map lacks. Writes the known
/// fields into @p met unless that is null.
[[nodiscard]] std::vector<MisspeltKey>
misspeltKeys(const CanonicalTree &tree, const FieldSchema &fields, FieldsOfNodes *met = nullptr);

} // namespace baton
