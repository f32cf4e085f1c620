// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessionnode.h"

namespace baton {

class SessionCells;

/// The order of the sessions in the list: by a column, then by order of discovery.
struct SessionOrder
{
    int column = -1;
    Qt::SortOrder direction = Qt::AscendingOrder;

    /// Stores the sort key in @p node. Computing it for each comparison would take ten times as
    /// long.
    void weigh(SessionNode &node, const SessionCells &cells) const;
    [[nodiscard]] bool isBefore(const SessionNode *left, const SessionNode *right) const;
    /// Sorts @p nodes by the keys that weigh() has stored.
    void sort(std::vector<SessionNode *> &nodes) const;
};

} // namespace baton
