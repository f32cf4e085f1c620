// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The phase that ran again after @p phase and thus invalidated its result; -1 if there is none, or
/// if phases run in parallel.
[[nodiscard]] int rerunBefore(const SessionBuilder &builder, int phase);

/// Marks successful phases whose result is no longer valid.
void invalidate(SessionBuilder &builder);

} // namespace baton
