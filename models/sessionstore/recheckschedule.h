// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionregistry.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>

namespace baton {

/// The times at which sessions are looked at although nothing told of a change: one that lives when
/// it may have fallen silent, and a queue in a file, which is written without a change of its
/// folder, every few seconds. Lives on the UI thread.
class RecheckSchedule final : public QObject
{
    Q_OBJECT

public:
    explicit RecheckSchedule(QObject *parent = nullptr);

    /// The queues in files that no tab shows.
    [[nodiscard]] int queues() const { return static_cast<int>(m_queues.size()); }
    [[nodiscard]] bool followsQueues() const { return m_followsQueues; }
    /// Those that are followed from now on are due at once.
    void setFollowsQueues(bool isOn);

    /// Decides anew when @p session is due, which lives until @p silent; invalid: always.
    void put(const KnownSession &session, const QDateTime &silent);
    void remove(const QString &folder);
    void clear();

Q_SIGNALS:
    void due(const QStringList &folders);

private:
    void schedule(const QString &folder, std::chrono::milliseconds time);
    void tellDue();

    QHash<QString, QDateTime> m_times; ///< by folder
    QSet<QString> m_queues;
    QTimer m_timer; ///< until the first is due
    bool m_followsQueues = true;
};

} // namespace baton
