// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packproblem.h"
#include "models/values/value.h"

namespace baton {

/// Combines the JSON Schema @p name and all schemas of @p folder that it refers to into one
/// self-contained schema. The other files are in "$defs" under their names. Reports unresolved
/// references with their line; nullopt if the schema is unusable.
[[nodiscard]] std::optional<Value> bundledSchema(const PackFolder &folder, const QString &name,
                                                 std::vector<PackProblem> &problems);

} // namespace baton
