// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The phase that ran again after @p phase, so that its result no longer counts; -1 when none did,
/// or where they run side by side.
[[nodiscard]] int rerunBefore(const SessionBuilder &builder, int phase);

/// Marks the successful phases whose result is no longer valid.
void invalidate(SessionBuilder &builder);

} // namespace baton
