// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

namespace baton {

/// The changes of a transcript by one step of reading.
struct TranscriptChange
{
    std::vector<EntryPlace> changed; ///< earlier entries that got a result or an agent
    std::vector<int> grown;          ///< numbers of lanes with new entries, tokens or state, sorted
    std::vector<int> joined;         ///< numbers of lanes whose call was found
    bool startsAnew = false;         ///< an entry was placed wrongly: read the file from its start

    [[nodiscard]] bool isEmpty() const
    {
        return changed.empty() && grown.empty() && joined.empty() && !startsAnew;
    }
};

} // namespace baton
