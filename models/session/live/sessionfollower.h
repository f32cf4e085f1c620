// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/limitedwatcher.h"
#include "models/session/live/followupdate.h"
#include "models/session/value/sessionsettings.h"

#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <chrono>

namespace baton {

class ProtocolCatalog;

/// Reads one session on a worker thread and follows what changes in it by notification, so that an
/// idle session costs nothing. Lives on the UI thread.
class SessionFollower : public QObject
{
    Q_OBJECT

public:
    explicit SessionFollower(std::shared_ptr<const ProtocolCatalog> catalog,
                             QObject *parent = nullptr);
    ~SessionFollower() override;

    /// The latest reading; null before the first one and when nothing is followed.
    [[nodiscard]] const std::shared_ptr<const Session> &session() const { return m_state.session; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// How many files and folders are watched, and how many changes go unnoticed because the system
    /// watches no more.
    [[nodiscard]] int watched() const;
    [[nodiscard]] int unwatched() const { return m_watches.unwatched(); }
    /// When the session was last read whole, in UTC, and how long that took.
    [[nodiscard]] const QDateTime &readAt() const { return m_state.readAt; }
    [[nodiscard]] qint64 milliseconds() const { return m_state.milliseconds; }

    /// What is shown from now on is read by these.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSettings(const SessionSettings &settings);

    void follow(const SessionLocation &place);
    /// Reads everything anew.
    void refresh();
    void close();

Q_SIGNALS:
    /// session() is another one.
    void changed();

private:
    void noteChange();
    void noteFile(const QString &path);
    void settle(std::chrono::milliseconds time);
    void startStep();
    void take(const FollowedSession &state);
    void watch();
    void watchLife();

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionSettings m_settings;
    QThreadPool m_pool;
    LimitedWatcher m_watches;
    QSet<QString> m_wished; ///< to be watched
    QTimer m_settleTimer;
    QTimer m_lifeTimer; ///< until the session is stale or expired
    std::shared_ptr<std::atomic_bool> m_stop;
    FollowedSession m_state;
    QSet<QString> m_quiet; ///< files of which only the size matters
    bool m_isReading = false;
    bool m_isChanged = false; ///< since the step that goes on began
    bool m_isStale = false;   ///< everything is to be read anew
};

} // namespace baton
