// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/paneheights.h"

#include <algorithm>

namespace baton {

PaneHeights stacked(const PaneHeights &above, const PaneHeights &below)
{
    return {above.least + PaneHeights::border + below.least,
            above.wanted + PaneHeights::border + below.wanted};
}

PaneHeights highest(const PaneHeights &one, const PaneHeights &other)
{
    return {std::max(one.least, other.least), std::max(one.wanted, other.wanted)};
}

int shareOf(int room, const PaneHeights &above, const PaneHeights &below, int more)
{
    if (above.least + below.least > room) {
        return room * above.least / std::max(1, above.least + below.least);
    }
    if (above.wanted + below.wanted + more <= room) {
        return above.wanted + more;
    }
    return std::min(above.wanted, room - below.least);
}

} // namespace baton
