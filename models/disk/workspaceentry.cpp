// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/workspaceentry.h"

namespace baton {

WorkspaceStatus WorkspaceEntry::status() const
{
    if (!isRead) {
        return WorkspaceStatus::Pending;
    }
    if (!problem.isEmpty()) {
        return WorkspaceStatus::Unreadable;
    }
    if (errors > 0) {
        return WorkspaceStatus::Error;
    }
    if (action == Action::Escalate || action == Action::Block) {
        return WorkspaceStatus::Escalate;
    }
    if (warnings > 0) {
        return WorkspaceStatus::Warning;
    }
    if (failsGate) {
        return WorkspaceStatus::GateFailed;
    }
    if (isUnfilled) {
        return WorkspaceStatus::Unfilled;
    }
    if (kind.isEmpty()) {
        return WorkspaceStatus::NoHandoff;
    }
    return notes > 0 ? WorkspaceStatus::Note : WorkspaceStatus::Ok;
}

} // namespace baton
