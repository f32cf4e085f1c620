// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessiondraft.h"

namespace baton {

/// Fills in what the documents of @p gate say of its criteria that failed, word by word, and
/// whether it fails by that or by what they lack.
void addQuotes(SessionGate &result, const Gate &gate, const SessionDraft &draft);

} // namespace baton
