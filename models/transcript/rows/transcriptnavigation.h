// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/value/transcript.h"

namespace baton {

/// The entry whose row shows @p place: a result is shown with its call.
[[nodiscard]] EntryPlace shownPlace(const Transcript &transcript, const EntryPlace &place);
/// True where something failed: an error, or a call whose result is one.
[[nodiscard]] bool isFailure(const Transcript &transcript, const EntryPlace &place);

/// The next entry behind @p from, or the last one before it, that @p isWanted of all that have a
/// row, as they are read from top to bottom. Invalid when there is none.
template <typename Wanted>
[[nodiscard]] EntryPlace nextPlace(const Transcript &transcript, const EntryPlace &from,
                                   bool isForward, Wanted isWanted)
{
    EntryPlace before;
    EntryPlace behind;
    bool isBehind = !from.isValid();
    walkInPlace(transcript, [&](const EntryPlace &place, int) {
        if (place == from) {
            isBehind = true;
        } else if (!(isBehind ? behind.isValid() : false) && isWanted(place)) {
            (isBehind ? behind : before) = place;
        }
    });
    return isForward ? behind : before;
}

} // namespace baton
