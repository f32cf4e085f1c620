// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookevent.h"

#include <QMap>

namespace baton {

/// Counts how often an agent was asked to correct each of its files, and keeps the counts in a file
/// in a folder of the user. Counts of agents that were silent for a week are dropped.
class HookAttempts
{
public:
    /// The counts of the agent of @p event.
    HookAttempts(QString folder, const HookEvent &event);

    /// The folder that hooks use: the user's cache.
    [[nodiscard]] static QString usualFolder();

    [[nodiscard]] int count(const QString &path) const { return m_counts.value(path); }
    /// The files that the agent was asked about and that were not right since.
    [[nodiscard]] QStringList files() const;
    /// The number of times in a row that the agent was kept from ending.
    [[nodiscard]] int ends() const { return m_counts.value(endsKey()); }

    /// The agent is asked about @p paths once more, which keeps it from ending if @p isEnd.
    [[nodiscard]] Outcome ask(const QStringList &paths, bool isEnd);
    /// @p path is right.
    [[nodiscard]] Outcome forget(const QString &path);
    /// The agent may end.
    [[nodiscard]] Outcome endRow() { return forget(endsKey()); }

private:
    [[nodiscard]] static QString endsKey() { return {}; }
    [[nodiscard]] Outcome save() const;
    void dropOld() const;

    QString m_folder;
    QString m_file;
    QMap<QString, int> m_counts; ///< by path
};

} // namespace baton
