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

/// Watches the files of one session and requests a reading when one of them has changed, so that an
/// idle session costs nothing. Lives on the UI thread.
class SessionFollower : public QObject
{
    Q_OBJECT

public:
    explicit SessionFollower(SessionStore &store, QObject *parent = nullptr);
    ~SessionFollower() override;

    /// The session in the store; null before the first reading, and if nothing is followed.
    [[nodiscard]] std::shared_ptr<const Session> session() const;
    [[nodiscard]] bool isReading() const;
    /// True if session() is up to date and remains so until a file changes.
    [[nodiscard]] bool isIdle() const;
    /// The number of watched files and folders, and the number that the system cannot watch.
    [[nodiscard]] int watched() const;
    [[nodiscard]] int unwatched() const { return m_watches.unwatched(); }
    /// The time of the last full reading in UTC, and its duration.
    [[nodiscard]] QDateTime readAt() const { return m_state ? m_state->readAt : QDateTime(); }
    [[nodiscard]] qint64 milliseconds() const { return m_state ? m_state->milliseconds : 0; }

    void follow(const SessionLocation &place);
    void close();

Q_SIGNALS:
    /// Emitted when session() has changed.
    void changed();

private:
    void noteFile(const QString &path);
    void settle(std::chrono::milliseconds time);
    void take(std::shared_ptr<const FollowedSession> state);
    void watch();

    QPointer<SessionStore> m_store;
    LimitedWatcher m_watches;
    QSet<QString> m_wished; ///< paths to watch
    QTimer m_settleTimer;
    QString m_folder;
    std::shared_ptr<const FollowedSession> m_state; ///< the last reading
    QSet<QString> m_quiet;                          ///< files of which only size and time matter
};

} // namespace baton
