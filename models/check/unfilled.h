// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/check.h"

namespace baton {

/// Lets the verdict on a handoff that is good but for what is still to be filled in say so first:
/// nobody sends a template as it is. What its receiver would do with it stays an acceptance. Of one
/// that @p isNew it is said whatever follows from it, unless something is wrong.
void tellUnfilled(DocumentReport &report, bool isNew);

} // namespace baton
