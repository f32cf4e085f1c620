// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/limitedwatcher.h"
#include "models/sessionstore/followedsession.h"

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <chrono>

namespace baton {

class SessionStore;

/// Watches what belongs to one session, and has the store read it when something of it changed, so
/// that an idle session costs nothing. Lives on the UI thread.
class SessionFollower : public QObject
{
    Q_OBJECT

public:
    explicit SessionFollower(SessionStore &store, QObject *parent = nullptr);
    ~SessionFollower() override;

    /// As the store has it; null before the first reading and when nothing is followed.
    [[nodiscard]] std::shared_ptr<const Session> session() const;
    [[nodiscard]] bool isReading() const;
    /// True when session() is up to date, and stays as it is until something changes.
    [[nodiscard]] bool isIdle() const;
    /// The number of watched files and folders, and the number that the system refuses to watch.
    [[nodiscard]] int watched() const;
    [[nodiscard]] int unwatched() const { return m_watches.unwatched(); }
    /// The time at which the session was last read whole, in UTC, and how long that took.
    [[nodiscard]] QDateTime readAt() const { return m_state ? m_state->readAt : QDateTime(); }
    [[nodiscard]] qint64 milliseconds() const { return m_state ? m_state->milliseconds : 0; }

    void follow(const SessionLocation &place);
    void close();

Q_SIGNALS:
    /// session() is another one.
    void changed();

private:
    void noteFile(const QString &path);
    void settle(std::chrono::milliseconds time);
    void take(std::shared_ptr<const FollowedSession> state);
    void watch();

    QPointer<SessionStore> m_store;
    LimitedWatcher m_watches;
    QSet<QString> m_wished; ///< to be watched
    QTimer m_settleTimer;
    QString m_folder;
    std::shared_ptr<const FollowedSession> m_state; ///< that was read last
    QSet<QString> m_quiet;                          ///< files of which only the size matters
};

} // namespace baton
