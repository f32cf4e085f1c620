// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"
#include "models/form/rows/formmodel.h"

namespace baton {

/// The field that is not in the document and that @p fix of a finding at its row would insert.
[[nodiscard]] std::optional<JsonPointer> fieldInsertedBy(const Fix &fix, const FormModel &model);

/// The move of a fix that renames a key of @p tree.
[[nodiscard]] std::optional<PathMove> keyRenamedBy(const Fix &fix, const FormModel &model,
                                                   const Tree &tree);

} // namespace baton
