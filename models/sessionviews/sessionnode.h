// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionsummary.h"

#include <memory>
#include <vector>

namespace baton {

/// A session, or a group of them when it has no path.
struct SessionNode
{
    SessionSummary session;
    QString group;
    SessionNode *parent = nullptr;
    int row = 0;
    QString searched; ///< all that a search looks at, in small letters; empty until one does
    std::vector<std::unique_ptr<SessionNode>> children;

    [[nodiscard]] bool isGroup() const { return session.place.path.isEmpty(); }
};

/// Its status, with what is known of who drove it.
[[nodiscard]] QString statusText(const SessionSummary &session);

} // namespace baton
