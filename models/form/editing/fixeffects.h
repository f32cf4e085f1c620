// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formmodel.h"

namespace baton {

/// The field that @p fix would insert and that the document does not have; nullopt if there is
/// none. @p fix belongs to a finding of a row in @p model.
[[nodiscard]] std::optional<JsonPointer> fieldInsertedBy(const Fix &fix, const FormModel &model);

} // namespace baton
