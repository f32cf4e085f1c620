// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"

namespace baton {

/// The required fields that could still follow behind the end of @p tree: those that the maps lack
/// in which it ends, and the last one when it has no value yet. Of @p isCutOff also brackets are
/// open.
[[nodiscard]] QStringList fieldsLostToTruncation(const CanonicalTree &tree,
                                                 const FieldSchema &fields, bool isCutOff);

} // namespace baton
