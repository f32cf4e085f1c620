// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The reason why @p schema must not be used, because checking by it would never end or take too
/// long: it refers to itself without going deeper into the document, goes deeper into one place by
/// several ways that lead to itself, or unfolds to too much. Empty for every other schema.
[[nodiscard]] QString nonTerminationReason(const Value &schema);

} // namespace baton
