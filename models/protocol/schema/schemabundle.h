// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packproblem.h"
#include "models/values/value.h"

namespace baton {

/// Reads the JSON Schema @p name and every schema of @p folder that it refers to into one
/// self-contained schema: the others are under "$defs" by their file name. Reports unresolved
/// references with their line; null if the schema is of no use.
[[nodiscard]] std::optional<Value> bundledSchema(const PackFolder &folder, const QString &name,
                                                 std::vector<PackProblem> &problems);

} // namespace baton
