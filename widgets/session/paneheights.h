// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// How high a pane of a session is to be: with less than @p least it is of little use, with more
/// than @p wanted it shows nothing more.
struct PaneHeights
{
    int least = 0;
    int wanted = 0;
};

} // namespace baton
