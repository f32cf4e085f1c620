// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspaceentry.h"

namespace baton {

SessionFacts::SessionFacts(SessionSummary summary, const QDateTime &livesUntil)
    : m_summary(std::make_shared<const SessionSummary>(std::move(summary)))
    , m_livesUntil(livesUntil)
{
}

const SessionSummary &SessionFacts::summary() const
{
    static const SessionSummary nothing;
    return m_summary ? *m_summary : nothing;
}

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
    if (kind.isEmpty()) {
        return WorkspaceStatus::NoHandoff;
    }
    return notes > 0 ? WorkspaceStatus::Note : WorkspaceStatus::Ok;
}

} // namespace baton
