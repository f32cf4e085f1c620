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

/// Schedules checks of sessions for which no change is reported: an active session when it may have
/// fallen silent, and a queue in a file every few seconds, because writing it does not change its
/// folder. Lives on the UI thread.
class RecheckSchedule final : public QObject
{
    Q_OBJECT

public:
    explicit RecheckSchedule(QObject *parent = nullptr);

    /// The number of queues in files that no tab shows.
    [[nodiscard]] int queues() const { return static_cast<int>(m_queues.size()); }
    [[nodiscard]] bool followsQueues() const { return m_followsQueues; }
    /// Sets whether queues are checked. When switched on, all are due immediately.
    void setFollowsQueues(bool isOn);

    /// Schedules @p session again. It is alive until @p silent; an invalid time means without
    /// limit.
    void put(const KnownSession &session, const QDateTime &silent);
    void remove(const QString &folder);
    void clear();

Q_SIGNALS:
    void due(const QStringList &folders);

private:
    void schedule(const QString &folder, std::chrono::milliseconds time);
    void tellDue();

    QHash<QString, QDateTime> m_times; ///< due times by folder
    QSet<QString> m_queues;
    QTimer m_timer; ///< runs until the first due time
    bool m_followsQueues = true;
};

} // namespace baton
