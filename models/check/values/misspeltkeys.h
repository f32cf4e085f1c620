// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

#include <optional>
#include <vector>

namespace baton {

/// A key that no field has, and the field that seems to be meant.
struct MisspeltKey
{
    NodeId node = noNode;
    QString field;
    bool isCertain = false;   ///< apart from case, the names differ in one letter or digit at most,
                              ///< and no other pair of the map is as similar
    bool isSuggested = false; ///< a suggestion only: other names fit equally well
};

/// @p key without what people spell in different ways: "approvalStatus", "Approval Status" and
/// "approval-status" are one.
[[nodiscard]] QString normalizedKey(const QString &key);

/// The key of @p map, an object of @p fields, that seems to stand for @p field, which the map
/// lacks.
[[nodiscard]] std::optional<MisspeltKey>
misspeltFor(const CanonicalTree &tree, NodeId map, const FieldSchema &fields, const QString &field);

/// The field that each node of a tree is, by its id; null for what is none.
using FieldsOfNodes = std::vector<const FieldSchema *>;

/// Every key of @p tree that no field has and that seems to stand for one that its map lacks. On
/// the way the fields that are met are written into @p met, when somebody asks for them.
[[nodiscard]] std::vector<MisspeltKey>
misspeltKeys(const CanonicalTree &tree, const FieldSchema &fields, FieldsOfNodes *met = nullptr);

} // namespace baton
