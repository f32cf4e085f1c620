// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/sessionstate.h"

namespace baton {

/// How often its producer has tried the task of a document, itself included.
struct Attempt
{
    int number = 1;
    bool isKnown = false; ///< the document or its session tells
};

/// The number at the end of the document's task, else one more than the session's retries, else 1.
/// @p chosen, unless it is 0, changes the number, not whether it is known.
[[nodiscard]] Attempt attemptOf(const ProtocolPack &pack, const CanonicalTree &tree, int chosen,
                                SessionState &state, const QString &phase);

} // namespace baton
