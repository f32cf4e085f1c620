// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"

namespace baton {

/// The key in @p map before which a new @p key belongs in the order of @p schema; empty for the
/// end. With @p isOrdered, as in XML, keys that are not in the schema come last.
[[nodiscard]] QString followingKey(const Tree &tree, NodeId map, const FieldSchema &schema,
                                   const QString &key, bool isOrdered);

} // namespace baton
