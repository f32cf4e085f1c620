// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"

#include <vector>

namespace baton {

/// The values that decide the position of a session in the list, and whether it is shown.
struct SessionSortKey
{
    qint64 number = 0; ///< first sort key; equal numbers are sorted by text
    QString text;
    QString group; ///< the title of its group, or the id of the session that it stands below
    QString id;    ///< by which others stand below it
    bool isMatch = true;

    friend bool operator==(const SessionSortKey &, const SessionSortKey &) = default;
};

/// A session, or a group of them when it has no path.
struct SessionNode
{
    SessionSummary session;
    ReviewSummary review;
    QString group;
    QString searched; ///< all that a search looks at, in small letters
    SessionSortKey standing;
    int number = 0; ///< in the order that they were found in
    int row = -1;   ///< -1 while it is not shown
    bool isMoving = false;
    bool isShown = false; ///< matches, or holds one that does
    SessionNode *parent = nullptr;
    std::vector<SessionNode *> children; ///< those that are shown

    [[nodiscard]] bool isGroup() const { return session.place.path.isEmpty(); }
};

/// Its status, with what is known of who drove it.
[[nodiscard]] QString statusText(const SessionSummary &session);

} // namespace baton
