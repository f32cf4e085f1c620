// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"

#include <vector>

namespace baton {

/// The values that determine the position of a session in the list, and whether it matches the
/// search.
struct SessionSortKey
{
    qint64 number = 0; ///< first sort key; equal numbers are ordered by text
    QString text;
    QString group; ///< title of its group, or id of its parent session
    QString id;    ///< id that children refer to
    bool isMatch = true;

    friend bool operator==(const SessionSortKey &, const SessionSortKey &) = default;
};

/// A session, or a group if its path is empty.
struct SessionNode
{
    SessionSummary session;
    ReviewSummary review;
    QString group;
    QString searched; ///< all searched texts, in lower case
    SessionSortKey standing;
    int number = 0; ///< order of discovery
    int row = -1;   ///< row among its siblings; -1 if hidden
    bool isMoving = false;
    bool isShown = false; ///< matches the search, or has a matching child
    SessionNode *parent = nullptr;
    std::vector<SessionNode *> children; ///< visible children

    [[nodiscard]] bool isGroup() const { return session.place.path.isEmpty(); }
};

/// The status of @p session, with its liveness.
[[nodiscard]] QString statusText(const SessionSummary &session);

} // namespace baton
