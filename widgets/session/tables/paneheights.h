// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// The height of a pane of a session: below @p least it is of little use, above @p wanted it shows
/// no further content.
struct PaneHeights
{
    static constexpr int border = 1; ///< height of the border between two panes

    int least = 0;
    int wanted = 0;
};

/// The heights of two panes, one above the other.
[[nodiscard]] PaneHeights stacked(const PaneHeights &above, const PaneHeights &below);

/// The heights of two panes side by side.
[[nodiscard]] PaneHeights highest(const PaneHeights &one, const PaneHeights &other);

/// The part of @p room for @p above: it has precedence, and gets @p more if both have all that they
/// want; @p below gets the rest.
[[nodiscard]] int shareOf(int room, const PaneHeights &above, const PaneHeights &below,
                          int more = 0);

} // namespace baton
