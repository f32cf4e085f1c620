// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// The height of a pane of a session: with less than @p least it is of little use, with more than
/// @p wanted it shows nothing more.
struct PaneHeights
{
    static constexpr int border = 1; ///< height of the border between two panes

    int least = 0;
    int wanted = 0;
};

/// The heights of two panes of which one stands above the other.
[[nodiscard]] PaneHeights stacked(const PaneHeights &above, const PaneHeights &below);

/// The heights of two panes beside each other.
[[nodiscard]] PaneHeights highest(const PaneHeights &one, const PaneHeights &other);

/// The share of @p above in @p room: it comes first, and has @p more when everything else is there;
/// @p below gets the rest.
[[nodiscard]] int shareOf(int room, const PaneHeights &above, const PaneHeights &below,
                          int more = 0);

} // namespace baton
