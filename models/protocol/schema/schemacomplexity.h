// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The reason why checking with @p schema would never end or take too long; else empty. The schema
/// may refer to itself without going deeper into the document, go deeper on several paths that lead
/// to itself, or expand to too many parts.
[[nodiscard]] QString nonTerminationReason(const Value &schema);

} // namespace baton
