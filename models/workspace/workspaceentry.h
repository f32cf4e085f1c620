// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/verdict.h"
#include "models/session/sessionsummary.h"

#include <QString>

#include <memory>
#include <vector>

namespace baton {

/// Where a file, or the worst of a folder's files, stands.
enum class WorkspaceStatus {
    Pending, ///< found, not read yet
    NoHandoff,
    Ok,
    Note,
    GateFailed, ///< nothing is wrong with it, but a gate fails by what it says
    Warning,
    Escalate, ///< no error, but the receiver asks the user
    Error,
    Unreadable,
    Running, ///< of a session only
    Unknown  ///< of a session only: its state does not tell, or tells in a word that nobody knows
};

/// What a state file says of its session.
class SessionFacts
{
public:
    SessionFacts() = default;
    /// @p livesUntil is as endOfLife() has it.
    explicit SessionFacts(SessionSummary summary, const QDateTime &livesUntil = {});

    /// Empty where no state tells.
    [[nodiscard]] const SessionSummary &summary() const;
    /// True of a state that cannot be read to its end.
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    void setBroken(bool isBroken) { m_isBroken = isBroken; }
    /// When it will be stale unless it gives another sign; invalid when it is over.
    [[nodiscard]] const QDateTime &livesUntil() const { return m_livesUntil; }

    friend bool operator==(const SessionFacts &a, const SessionFacts &b)
    {
        return a.m_isBroken == b.m_isBroken && a.m_livesUntil == b.m_livesUntil
            && (a.m_summary == b.m_summary || a.summary() == b.summary());
    }

private:
    std::shared_ptr<const SessionSummary> m_summary; ///< null for all files but state files
    QDateTime m_livesUntil;
    bool m_isBroken = false;
};

/// What is known of one file of a workspace, or of a folder that cannot be listed.
struct WorkspaceEntry
{
    QString path; ///< absolute and clean
    qint64 size = 0;
    qint64 modified = 0; ///< milliseconds since 1970
    bool isRead = false;
    QString problem;  ///< why it cannot be read, a sentence; empty when it was
    QString protocol; ///< "" when no document in it is a handoff
    QString kind;     ///< id of the kind of its weightiest document
    Action action = Action::None;
    bool failsGate = false; ///< a handoff in it, which is accepted all the same
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    SessionFacts session; ///< of a state file

    [[nodiscard]] WorkspaceStatus status() const;

    friend bool operator==(const WorkspaceEntry &, const WorkspaceEntry &) = default;
};

using WorkspaceEntries = std::vector<WorkspaceEntry>;

} // namespace baton
