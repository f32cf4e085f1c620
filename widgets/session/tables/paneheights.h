// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// How high a pane of a session is to be: with less than @p least it is of little use, with more
/// than @p wanted it shows nothing more.
struct PaneHeights
{
    static constexpr int border = 1; ///< between two panes

    int least = 0;
    int wanted = 0;
};

/// Of two panes of which one stands above the other.
[[nodiscard]] PaneHeights stacked(const PaneHeights &above, const PaneHeights &below);

/// Of two panes that stand beside each other.
[[nodiscard]] PaneHeights highest(const PaneHeights &one, const PaneHeights &other);

/// What @p above gets of @p room: it comes first, and has @p more when everything else is there;
/// @p below gets the rest.
[[nodiscard]] int shareOf(int room, const PaneHeights &above, const PaneHeights &below,
                          int more = 0);

} // namespace baton
