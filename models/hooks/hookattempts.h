// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookevent.h"

#include <QMap>

#include <functional>

namespace baton {

/// Counts how often the agents of a runner's session were asked to correct each file, and keeps the
/// counts in a file in a folder of the user. It does not matter which of the agents was asked: the
/// protocol counts attempts at the handoff. Links to a file count as the file. Hooks that run at
/// once wait for each other, and each changes only what is still as it was when it began. Counts of
/// sessions that were silent for a week are dropped.
class HookAttempts
{
public:
    /// Reads the counts of the session of @p event and of its agent.
    HookAttempts(QString folder, const HookEvent &event);

    /// The folder that hooks use: the user's cache.
    [[nodiscard]] static QString usualFolder();

    [[nodiscard]] int count(const QString &path) const;
    /// The files that this agent was asked about and that were not right since.
    [[nodiscard]] QStringList files() const { return m_known.agents.value(m_agent).files; }
    /// The number of times in a row that this agent was kept from ending.
    [[nodiscard]] int ends() const { return m_known.agents.value(m_agent).ends; }

    /// The agent is asked once more about those of @p paths that no other hook asked about since
    /// this one began, which keeps it from ending if @p isEnd. Returns them.
    [[nodiscard]] Result<QStringList> ask(const QStringList &paths, bool isEnd);
    /// @p path is right. Its count stays if another hook asked about it since this one began.
    [[nodiscard]] Outcome forget(const QString &path);
    /// The agent may end.
    [[nodiscard]] Outcome endRow();

private:
    struct Asked
    {
        QStringList files;
        int ends = 0;
    };

    struct Counts
    {
        QMap<QString, int> files;    ///< attempts, by path
        QMap<QString, Asked> agents; ///< objections, by agent id
    };

    [[nodiscard]] Counts read() const;
    /// Applies @p change to the present content of the file, while no other hook does.
    [[nodiscard]] Outcome update(const std::function<void(Counts &present)> &change);
    [[nodiscard]] Outcome save(const Counts &counts) const;
    void dropOld() const;

    QString m_folder;
    QString m_file;
    QString m_agent;
    Counts m_known; ///< the content of the file when this hook began, with its own changes
};

} // namespace baton
