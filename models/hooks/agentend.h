// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/handoffjudge.h"
#include "models/hooks/owedhandoffs.h"
#include "models/hooks/recentfiles.h"

#include <QDeadlineTimer>

#include <chrono>

namespace baton {

/// The message against the end of an agent, and the files that it is about.
struct Objection
{
    QStringList paths;
    QStringList texts;

    void add(const QString &path, const QString &text)
    {
        paths.append(path);
        texts.append(text);
    }
    [[nodiscard]] bool isEmpty() const { return texts.isEmpty(); }
};

/// Looks at the work of an agent that is about to end: handoffs that were written since it began,
/// by any means, and those that it owes to its sessions. A sub-agent that wrote nothing in any
/// session owes its handoff to the only one that waits for it.
class AgentEnd
{
public:
    /// All have to outlive this. Files are searched for during @p time.
    AgentEnd(const HookEvent &event, HandoffJudge &judge, const HookAttempts &attempts,
             std::chrono::milliseconds time);

    [[nodiscard]] Objection objection();
    /// A message that not all files were looked at in time; empty: all were.
    [[nodiscard]] const QString &notice() const { return m_notice; }

private:
    /// The files that were written below the working folders since some time.
    struct Written
    {
        std::vector<RecentFile> files;
        QStringList sessions; ///< sessions that the files belong to
        bool isWhole = true;  ///< false: there was no time to look at all
    };

    [[nodiscard]] Written writtenSince(const QDateTime &begin) const;
    void addBroken(const QStringList &paths);
    void addOwed(const std::vector<OwedHandoff> &handoffs);
    void addOwedToOnly();
    [[nodiscard]] std::vector<OwedHandoff> owedIn(const Session &session) const;

    const HookEvent &m_event;
    HandoffJudge &m_judge;
    const HookAttempts &m_attempts;
    std::chrono::milliseconds m_time;
    QDeadlineTimer m_end;
    Objection m_objection;
    QString m_notice;
};

} // namespace baton
